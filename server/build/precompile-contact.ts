import { Build } from "typebox/schema";
import type { Plugin } from "vite";
import { contactFields, contactRules, type RuleSchema } from "#shared/contact.ts";

/** The source of a function that says whether a value keeps one rule. */
function ruleSource(rule: RuleSchema) {
  const build = Build(rule);
  const patterns = build.External().variables.map(String).join(", ");
  return `(() => {
    const ${build.External().identifier} = [${patterns}];
    ${build.Functions().join(";\n")};
    return (value) => ${build.Entry()};
  })()`;
}

/** shared/contact.ts without TypeBox: its data as literals, its check as the code that TypeBox would have run. */
function contactSource() {
  const rules = contactRules.map(
    ([name, list]) =>
      `["${name}", [${list.map((rule) => `{ message: ${JSON.stringify(rule.message)}, holds: ${ruleSource(rule)} }`)}]]`,
  );
  return `
    import { Guard } from "typebox/guard";
    import { firstErrors } from "#shared/contact-fields.ts";
    const rules = [${rules.join(",\n")}];
    export const contactFields = ${JSON.stringify(contactFields)};
    export const validateContact = (values) => firstErrors(rules, values);
  `;
}

/**
 * Gives the browser the contact form's check ready made. TypeBox in the browser would be as large as half of React's
 * room on this page, and its compiler needs `new Function`, which the content security policy forbids.
 */
export function precompileContact(): Plugin {
  return {
    name: "precompile-contact",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    load: {
      filter: { id: /\/shared\/contact\.ts$/ },
      handler: () => ({ code: contactSource(), moduleType: "js" }),
    },
  };
}
