import { testimonials } from "./testimonials.ts";

/** How a client's email became one sentence, and the page that solved it. */
export const story = {
  /** The email is shown between the two sentences. */
  heading: { before: "First we frame the problem.", after: "Then we solve it." },
  headers: [
    { name: "From:", value: testimonials["amara-osei"].name },
    { name: "Subject:", value: "Website?? (sorry, long)" },
    { name: "Sent:", value: "Tuesday,\u00a011:52\u00a0AM" },
  ],
  /** The alternative text of client/pictures/story-page.png. */
  alt: "Little Harbor’s booking page: three pediatricians with their times today, 5:20 with Dr. Osei already taken",
  /** Each word in brackets is marked, with its punctuation. These words form the sentence. */
  email: "Hello, Jonas Lindqvist gave me your address and says you are quick. We are three pediatricians and need a modern website. [Parents] call ours “charming”, which I am told is bad. It still shows Dr. Brenner, who retired in 2019, and a clown we do not employ. My dentist’s has a film of the sea, I would like that with fewer teeth. We also want a blog (who would write it?), Spanish, a chat, a map that knows about the bridge, and a place to [hang] the flu poster, only not on the first page, Henrik feels strongly about that. The budget is [up] to the board. They meet on Friday, so ideally all this is live [before] then. A login for [anyone] with a child. Forms, because the fax has begun to send its [answers] in Portuguese and nobody knows why. The fish tank should be in the photos. Are four pages enough, or forty? I have to stop, Rosa is alone at [the] front desk again, and from here I can hear that [phone.] Best, Amara",
  sentence: "Parents hang\u00a0up before anyone answers the phone.",
  /** `{count}` starts as the number of all words and ends as that of the marked ones. */
  count: "{count} words",
};
