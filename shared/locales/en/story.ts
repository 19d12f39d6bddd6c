import type { Story } from "#shared/content/story.ts";
import { company } from "#shared/data/company.ts";

/** How a client's email became one signed sentence: the email on Home, the signed page and the field on About. */
export const story: Story = {
  mail: {
    headers: [
      { name: "From", value: "Dr. Amara Osei" },
      { name: "Subject", value: "Website?? (sorry, long)" },
      { name: "Sent", value: "Tuesday, 11:52 AM" },
    ],
    text: "Hello, Jonas Lindqvist gave me your address and says you are quick. We are three pediatricians and need a modern website. [Parents] call ours “charming”, which I am told is bad. It still shows Dr. Brenner, who retired in 2019, and a clown we do not employ. My dentist’s has a film of the sea, I would like that with fewer teeth. We also want a blog (who would write it?), Spanish, a chat, a map that knows about the bridge, and a place to [hang] the flu poster, only not on the first page, Henrik feels strongly about that. The budget is [up] to the board. They meet on Friday, so ideally all this is live [before] then. A login for [anyone] with a child. Forms, because the fax has begun to send its [answers] in Portuguese and nobody knows why. The fish tank should be in the photos. Are four pages enough, or forty? I have to stop, Rosa is alone at [the] front desk again and I can hear that [phone] from here. Best, Amara",
    sentence: "Parents hang up before anyone answers the phone.",
    count: "{count} words",
  },
  product: {
    project: "pediatric-consultation",
    label:
      "Little Harbor’s booking page: three pediatricians with their free times today. The first one, 5:20, has just been taken.",
    name: "Little Harbor",
    menu: ["Find a doctor", "My children", "Records"],
    heading: "A pediatrician on screen, [before bath time.]",
    days: [
      { name: "Today", note: "14 times" },
      { name: "Fri 13", note: "22 times" },
      { name: "Sat 14", note: "9 times" },
      { name: "Sun 15", note: "6 times" },
    ],
    doctors: [
      { initials: "AO", name: "Dr. Amara Osei", note: "Infants, fever, feeding", times: ["5:20", "5:40", "6:10"] },
      { initials: "HS", name: "Dr. Henrik Solberg", note: "Allergies, skin, asthma", times: ["5:30", "6:00", "6:40"] },
      { initials: "MT", name: "Dr. Mei Tanaka", note: "Sleep, growth, vaccines", times: ["6:20", "6:50", "7:10"] },
    ],
  },
  signing: "Little Harbor Pediatrics sent us {count} words. A week later, we both signed one page.",
  signedPage: {
    parties: `${company.name}, Little Harbor Pediatrics`,
    pageNumber: "Page 1 of 1",
    terms: [
      { name: "Today", value: "One caller in three" },
      { name: "First version", value: "March 2, 2026" },
      { name: "Fixed price", value: "$18,400" },
      { name: "Counted again", value: "June 2026" },
      { name: "Client provides", value: "Access, answers, an hour a week" },
      { name: "Client owns", value: "Code, accounts, data" },
    ],
    signed: [
      { name: "Dr. Amara Osei", note: "January 20, 2026" },
      { name: "Ines Calder", note: "who will build it" },
    ],
    yours: {
      parties: `${company.name}, you`,
      signed: [
        { name: "You", note: "Date" },
        { name: "Who will build it", note: "Date" },
      ],
    },
  },
  wordPicker: {
    heading: "Now bring yours",
    placeholder: "Paste your long text here, or write it.",
    note: "It stays in this browser.",
    pick: "Pick the words",
    edit: "Edit",
    restart: "Start over",
    action: "Take it to the form",
    /** Replaces the action when the form already has another message. */
    add: "Add it to your message",
    /** For screen readers. */
    group: "The words of your text",
    keys: "Arrow keys move from word to word. Enter or Space picks one.",
    yours: "Your sentence:",
    none: "Write or paste some words.",
    tooLong: "{maxLength} characters at most; this has {length}.",
    count: {
      total: { one: "{count} word.", other: "{count} words." },
      took: { one: "Yours took {number}.", other: "Yours took {number}." },
      numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
      pick: "Which matter?",
    },
  },
};
