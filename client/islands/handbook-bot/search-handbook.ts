import type { SearchableHandbook } from "#shared/content/handbook-bot.ts";
import { createStemmer } from "./stems.ts";

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
/** The weight of a word that the handbook does not have. */
const unknownWeight = 0.7;

/** Prepares the search. A wrong answer is worse than none, so an entry must cover nearly the whole question. */
export function createSearch(handbook: SearchableHandbook) {
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
    const next = second?.score ?? 0;
    // A question with the same words as one of the entry's own scores 2.
    const isAhead = best.score >= sureMargin * next || (best.score > 1.99 && next < 1.99);
    return { ...best, sure: isAhead && best.score >= best.needed && best.weight >= sureWeight };
  }

  return { terms, stemsOf, findClosest };
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
