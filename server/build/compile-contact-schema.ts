import { Code } from "typebox/compile";
import type { Plugin } from "vite";
import { contactFields, contactRules, type RuleSchema } from "#shared/contact-form.ts";

const rulePrefix = "\0contact-rule:";
const rules = contactRules.flatMap(([, list]) => list.map(([, rule]) => rule));

/** TypeBox's module for one rule, with the regular expressions that it needs. */
function ruleModule(rule: RuleSchema): string {
  const { Code: code, External: external } = Code(rule);
  return `${code}\nSetExternal({ variables: [${external.variables.map(String).join(", ")}] });`;
}

/** The browser's version of shared/contact-form.ts: data as literals, rules as imports. */
function contactModule(): string {
  const imports = rules.map(
    (_, index) => `import { Check as check${index} } from ${JSON.stringify(rulePrefix + index)};`,
  );
  const compiled = contactRules.map(([name, list]) => {
    const entries = list.map(
      ([rule, schema]) => `{ name: ${JSON.stringify(rule)}, check: check${rules.indexOf(schema)} }`,
    );
    return `["${name}", [${entries.join(", ")}]]`;
  });
  return `
    import { firstErrors } from "#shared/contact-form-fields.ts";
    ${imports.join("\n")}
    const rules = [${compiled.join(",\n")}];
    export const contactFields = ${JSON.stringify(contactFields)};
    export const validateContact = (values) => firstErrors(rules, values);
  `;
}

/**
 * Compiles the contact form's schema for the browser. TypeBox itself would be half as large as React there.
 * Its own compiler needs `new Function`, which the Content-Security-Policy forbids.
 */
export function compileContactSchema(): Plugin {
  return {
    name: "compile-contact-schema",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    resolveId: {
      filter: { id: new RegExp(`^${rulePrefix}`) },
      handler: (id) => id,
    },
    load: {
      filter: { id: new RegExp(`^${rulePrefix}|/shared/contact-form\\.ts$`) },
      handler(id) {
        const rule = id.startsWith(rulePrefix) && rules[Number(id.slice(rulePrefix.length))];
        return { code: rule ? ruleModule(rule) : contactModule(), moduleType: "js" };
      },
    },
  };
}
