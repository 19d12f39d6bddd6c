import { Build } from "typebox/schema";
import type { Plugin } from "vite";
import { contactFields, contactRules } from "#shared/contact-form.ts";

/** TypeBox's check of one rule, as source code. */
function compileRule({ field, name, schema }: (typeof contactRules)[number]): string {
  const build = Build(schema);
  const { identifier, variables } = build.External();
  return `{ field: "${field}", name: "${name}", check: (() => {
    const ${identifier} = [${variables.map(String).join(", ")}];
    ${build.Functions().join(";\n")};
    return (value) => ${build.Entry()};
  })() }`;
}

/**
 * Replaces shared/contact-form.ts in the browser with its data and its compiled rules. TypeBox itself would be half as
 * large as React. Its own compiler needs `new Function`, which the Content-Security-Policy forbids.
 */
export function compileContactSchema(): Plugin {
  const code = `
    import { Guard } from "typebox/guard";
    import { findErrors } from "#shared/contact-form-errors.ts";
    const rules = [${contactRules.map(compileRule).join(",\n")}];
    export const contactFields = ${JSON.stringify(contactFields)};
    export const validateContact = (values) => findErrors(contactFields, rules, values);
  `;
  return {
    name: "compile-contact-schema",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    load: { filter: { id: /\/shared\/contact-form\.ts$/ }, handler: () => ({ code, moduleType: "js" }) },
  };
}
