import type { Company } from "#shared/content/types.ts";
import { generatedPaths } from "#shared/url-paths.ts";

/**
 * /.well-known/security.txt (RFC 9116). It expires on the first day (UTC) of the eleventh month after `now`,
 * which is 10 to 11 months ahead. All replicas that start in one month send the same bytes.
 * @param now when the server starts
 */
export function securityTxt({ email, spokenLanguages }: Company, siteUrl: string, now: Date): string {
  // Section 2.5.5 recommends less than a year.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace(".000Z", "Z")}
Preferred-Languages: ${spokenLanguages.join(", ")}
Canonical: ${new URL(generatedPaths.security, siteUrl).href}
`;
}
