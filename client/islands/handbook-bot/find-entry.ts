import { listWords } from "#shared/format.ts";
import type { HandbookEntry, SearchableHandbook } from "#shared/site/handbook-bot.ts";

/**
 * The result of a search. `sure`: the entries answer the question, one for each question in it. Otherwise they are
 * the closest entries, which may be about something else. `nothing`: no word shows what the question is about.
 * `unknown`: no entry is close.
 */
export type Found = { sure: boolean; entries: HandbookEntry[] } | "nothing" | "unknown";

// An entry's score: the share of the question that it covers (1 at most), plus the similarity between the question and
// the most similar one in `asks` (Dice coefficient, 1 at most). Both weight words by rarity. With equal weights, an entry
// that asks "dishwasher safe" scores 2/3 + 4/5 = 1.47 for "mug dishwasher safe", which is not sure.
const sureScore = 1.7;
/** The same for an entry that shares only one word with the question. */
const sureScoreOfOne = 1.9;
/** A sure entry must score this many times the second-best. */
const sureMargin = 1.1;
/** The weight that a sure answer must share with a question of the entry. Rare words weigh 1. */
const sureWeight = 0.5;
/** The score that a quoted entry needs, or its score plus twice the weight that it shares. */
const closeScore = 1.5;
const closeSum = 3.2;
/** The weight of a word that the handbook does not have. */
const unknownWeight = 0.7;
/** The minimum length of a word after its ending is removed. */
const shortest = 3;

/**
 * Prepares the search. A wrong answer is worse than none, so an entry must cover nearly the whole question.
 * @returns a function that takes a question, the one before it, and the entry that was shown for that one.
 */
export function createFinder(
  handbook: SearchableHandbook,
): (question: string, before?: string, shown?: HandbookEntry) => Found {
  const stemsOf = createStemmer(handbook);
  /** The term that each stem stands for: itself, or the first of its synonyms. */
  const terms = new Map<string, string>();
  for (const [first = "", ...others] of handbook.synonyms.map(stemsOf))
    for (const stem of [first, ...others]) terms.set(stem, first);
  const termsOf = (text: string) => new Set(stemsOf(text).map((stem) => terms.get(stem) ?? stem));
  const subjects = handbook.entries.map((entry) => ({
    entry,
    all: termsOf(entry.asks),
    asks: entry.asks.split(/[.,:?!]/).map(termsOf),
  }));
  for (const { all } of subjects) for (const term of all) terms.set(term, terms.get(term) ?? term);

  /** The rarity of a term that occurs in this many entries (BM25's inverse document frequency). */
  const rarity = (count: number) => Math.log(1 + (subjects.length - count + 0.5) / (count + 0.5));
  const holders = (term: string) => subjects.filter(({ all }) => all.has(term)).length;
  const weights = new Map([...terms.values()].map((term) => [term, rarity(holders(term) || 1) / rarity(1)]));
  const stems = [...terms.keys()];

  const weightOf = (words: Iterable<string>) =>
    sum([...words].map((term) => weights.get(term) ?? unknownWeight));
  /** The term of a stem, which may be misspelled. An unknown stem is a term of its own. */
  const termOf = (stem: string) =>
    terms.get(stem) ?? terms.get(stems.find((each) => isSimilar(each, stem)) ?? "") ?? stem;

  /** The best match, and whether it surely answers the question. */
  function findClosest(question: string) {
    const words = new Set(stemsOf(question).map(termOf));
    const questionWeight = weightOf(words);
    const shared = (others: Set<string>) => [...words].filter((term) => others.has(term));
    const sharedWeight = (others: Set<string>) => weightOf(shared(others));
    const matches = subjects.map(({ entry, all, asks }) => {
      const covered = sharedWeight(all) / questionWeight;
      const similarities = asks.map((ask) => (2 * sharedWeight(ask)) / (questionWeight + weightOf(ask)));
      const weight = Math.max(...asks.map(sharedWeight));
      const needed = shared(all).length > 1 ? sureScore : sureScoreOfOne;
      return { entry, all, score: covered + Math.max(...similarities), weight, needed };
    });
    const [best, second] = matches.toSorted((a, b) => b.score - a.score);
    if (!best) return undefined;
    const isAhead = best.score >= sureMargin * (second?.score ?? 0);
    return { ...best, sure: isAhead && best.score >= best.needed && best.weight >= sureWeight };
  }

  /** The entries that answer several questions, or none if one of them has no sure answer. */
  function sureOfAll(texts: readonly string[]): HandbookEntry[] {
    const matches = texts.filter((text) => stemsOf(text).length > 0).map(findClosest);
    const entries = matches.flatMap((match) => (match?.sure ? match.entry : []));
    return entries.length === matches.length ? [...new Set(entries)] : [];
  }

  const joins = handbook.joins.join("|");
  const followUp = new RegExp(`^\\P{L}*(${joins})(?!\\p{L})`, "iu");
  const joint = new RegExp(`[.,:?!;\\n]|(?<!\\p{L})(?:${joins})(?!\\p{L})`, "iu");
  const refused = new RegExp(`(?<!\\p{L})(?:${handbook.refusals})(?!\\p{L})[^.,:;?!]*`, "giu");
  const vague = new Set(stemsOf(handbook.vague));

  return (said, before = "", shown) => {
    // "I don't want gift wrap, I want to return it" asks about what follows the refusal.
    const wanted = said.replace(refused, " ");
    const isRefusal = wanted !== said && stemsOf(wanted).length === 0;
    const question = isRefusal ? said : wanted;
    const stems = stemsOf(question);
    const isVague = stems.every((stem) => vague.has(stem));
    const isShort = isVague || stems.length < 3;
    if (stems.length === 0 && plainWords(question).length < 3) return "nothing";
    // A short question may be about the one before it.
    if (before && (isShort || followUp.test(question))) {
      const resumed = findClosest(`${before} ${question}`);
      const isAnswered = stems.length > 0 && stems.every((stem) => resumed?.all.has(terms.get(stem) ?? stem));
      if (resumed?.sure && isAnswered) return { sure: true, entries: [resumed.entry] };
      if (isVague) return shown ? { sure: false, entries: [shown] } : "unknown";
    }
    const whole = findClosest(question);
    if (whole?.sure) return { sure: !isRefusal, entries: [whole.entry] };
    if (isVague) return "nothing";
    // A question within a longer text is answered only if the whole text leads to the same entry.
    const asked = sureOfAll(question.split(/(?<=[.?!;\n])/).filter((sentence) => sentence.endsWith("?")));
    if (asked.length > 1 || (asked[0] && asked[0] === whole?.entry)) return { sure: true, entries: asked };
    // What is said briefly after an answer is about the same page, unless it has a page of its own.
    const isKnown = stems.some((stem) => terms.has(stem));
    if (shown && isKnown && isShort && followUp.test(question)) return { sure: false, entries: [shown] };
    // Two parts joined by "and" may not be two questions: "I canceled my order and was charged".
    const joined = sureOfAll(question.split(joint));
    if (joined.length > 0) return { sure: false, entries: joined };
    if (whole && (whole.score >= closeScore || whole.score + 2 * whole.weight >= closeSum))
      return { sure: false, entries: [whole.entry] };
    return shown && isKnown && stems.length < 2 ? { sure: false, entries: [shown] } : "unknown";
  };
}

/** Whether a word is the beginning of a known one, or a longer one with one wrong letter or two swapped ones. */
function isSimilar(known: string, word: string): boolean {
  if (word.length < 4 || known[0] !== word[0]) return false;
  if (known.startsWith(word)) return true;
  if (word.length < 5) return false;
  let at = 0;
  while (known[at] === word[at]) at++;
  const same = (skipKnown: number, skipWord: number) =>
    known.slice(at + skipKnown) === word.slice(at + skipWord);
  const swapped = known[at] === word[at + 1] && known[at + 1] === word[at] && same(2, 2);
  return swapped || (word.length > 5 && same(1, 1)) || same(1, 0) || same(0, 1);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Splits text into the stems of the words that show what it is about: "Are the GLAZES dishwasher-safe?" gives
 * "glaz", "dishwasher" and "saf". Accents and case make no difference. Numbers and ignored words are left out.
 */
export function createStemmer({
  ignored,
  endings,
}: Pick<SearchableHandbook, "ignored" | "endings">): (text: string) => string[] {
  const skipped = new Set(plainWords(ignored));
  const ending = new RegExp(`(?<=.{${shortest}})(${endings.join("|") || "$"})$`);
  const stem = (word: string) => word.replace(ending, "").replace(/(?<=..)([^aeiou])\1$/, "$1");
  return (text) =>
    plainWords(text)
      .filter((word) => word.length > 1 && !skipped.has(word) && !/^\d+$/.test(word))
      .map(stem);
}

/** The words of a string, without accents and apostrophes: "Elin’s café" gives "elins" and "cafe". */
export const plainWords = (text: string) => listWords(text.normalize("NFD").replace(/[\p{Mn}'’]/gu, ""));
