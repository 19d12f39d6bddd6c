import type { ComponentProps } from "react";
import type { Company } from "#shared/content/types.ts";

type Link = ComponentProps<"a"> & { href: string; label: string };

export function LinkItems({ links }: { links: readonly Link[] }) {
  return links.map(({ label, ...link }) => (
    <li key={link.href}>
      <a {...link}>{label}</a>{" "}
    </li>
  ));
}

export function contactLinks({ email, phone }: Company) {
  return [
    { href: `mailto:${email}`, label: email, translate: "no" },
    { href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`, label: phone, translate: "no" },
  ] as const satisfies Link[];
}

export const socialLinks = ({ socials }: Company): Link[] =>
  socials.map(({ url, label }) => ({ href: url, label, translate: "no" }));
