import type { Company } from "#shared/site/types.ts";

// A bookbinder in Hamburg, who does not exist. The domain and the phone number are reserved for examples and films.
export const company: Company = {
  name: "Buchbinderei Fjelgaard",
  shortName: "Fjelgaard",
  legalName: "Buchbinderei Fjelgaard GmbH",
  email: "werkstatt@fjelgaard.example",
  phone: { display: "+49 40 66969 142", uri: "tel:+494066969142" },
  openingHours: {
    timeZone: "Europe/Berlin",
    week: [
      { days: ["Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "17:00" },
      { days: ["Saturday"], opens: "10:00", closes: "13:30" },
    ],
    closed: [{ from: "2027-08-02", to: "2027-08-28" }],
  },
  address: {
    streetAddress: "Leimtwiete 7",
    addressLocality: "Hamburg",
    postalCode: "22767",
    addressCountry: "DE",
  },
  socials: [{ id: "pixelfed", label: "Pixelfed", url: "https://pixelfed.example/fjelgaard" }],
  founded: 1987,
  employees: 4,
  replyHours: 48,
  languages: ["de", "fr"],
};
