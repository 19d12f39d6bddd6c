import type { Company } from "#shared/content/types.ts";

interface Link {
  href: string;
  label: string;
  translate?: "no";
}

export function LinkItems({ links }: { links: readonly Link[] }) {
  return links.map(({ href, label, translate }) => (
    <li key={href}>
      <a href={href} translate={translate}>
        {label}
      </a>{" "}
    </li>
  ));
}

export function contactLinks({ email, phone }: Pick<Company, "email" | "phone">) {
  return [
    { href: `mailto:${email}`, label: email, translate: "no" },
    { href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`, label: phone, translate: "no" },
  ] as const satisfies Link[];
}

export const socialLinks = ({ socials }: Pick<Company, "socials">): Link[] =>
  socials.map(({ url, label }) => ({ href: url, label, translate: "no" }));
