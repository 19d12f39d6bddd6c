import type { Company } from "#shared/content/types.ts";

interface Link {
  href: string;
  label: string;
  lang?: string;
  hrefLang?: string;
  /** For labels that are the same in all languages. */
  translate?: "no";
}

export function LinkItems({ links }: { links: readonly Link[] }) {
  return links.map(({ label, ...link }) => (
    <li key={link.href}>
      <a {...link}>{label}</a>{" "}
    </li>
  ));
}

export function contactLinks({ email, phone }: Pick<Company, "email" | "phone">): Link[] {
  return [
    { href: `mailto:${email}`, label: email, translate: "no" },
    { href: phone.uri, label: phone.display, translate: "no" },
  ];
}

export function socialLinks({ socials }: Pick<Company, "socials">): Link[] {
  return socials.map(({ url, label }) => ({ href: url, label, translate: "no" }));
}
