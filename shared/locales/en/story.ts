import type { Story } from "#shared/content/story.ts";

/** How a client's email became one sentence, and the page that solved it. */
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
};
