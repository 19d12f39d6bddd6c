import { type Company, CompanySchema } from "#shared/content/schemas.ts";
import { checkSchema, type Mistake, quote } from "./check-schema.ts";
import { column, findDuplicates, latestDate } from "./references.ts";

const module = "company.ts";

/** Finds mistakes in the facts about the company: first in single values, then between them. */
export function checkCompany(company: Company, now: Date): Mistake[] {
  const mistakes = checkSchema(module, "company", CompanySchema, company);
  if (mistakes.length > 0) return mistakes;
  const { phone, employees, hours, founded, socials } = company;
  const add = (field: string, reason: string) => mistakes.push({ module, field: `company.${field}`, reason });
  const uri = `tel:+${phone.display.replace(/\D/g, "")}`;
  if (phone.uri !== uri) add("phone.uri", `must be ${uri}, the number of phone.display, but is ${phone.uri}`);
  if (typeof employees === "object" && employees.max < employees.min)
    add("employees.max", `must be at least employees.min, ${employees.min}`);
  for (const [index, { opens, closes }] of hours.week.entries())
    if (closes <= opens) add(`hours.week[${index}].closes`, `must be later than opens, ${opens}`);
  if (!isTimeZone(hours.timeZone))
    add("hours.timeZone", `names an unknown time zone: ${quote(hours.timeZone)}`);
  if (String(founded) > latestDate(now)) add("founded", `is in the future: ${founded}`);
  const days = hours.week.flatMap(({ days }, index) =>
    days.map((value) => ({ module, field: `company.hours.week[${index}].days`, value })),
  );
  return [
    ...mistakes,
    ...findDuplicates(days),
    ...findDuplicates(column(module, "company.socials", socials, "id")),
  ];
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
