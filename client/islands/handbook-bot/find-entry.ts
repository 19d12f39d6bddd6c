import MiniSearch from "minisearch";
import type { Handbook, HandbookEntry } from "#shared/content/types.ts";
import { createStemmer } from "./word-stems.ts";

/**
 * What a question leads to. `nothing`: no word says what it is about. `unknown`: the handbook does not hold
 * it, or it could be several things. `long`: the same, and it is more than a sentence or two.
 */
export type Found = { kind: "entry"; entry: HandbookEntry } | { kind: "nothing" | "unknown" | "long" };

// The weights are shares of what a word weighs that a single entry has.

/** An answer has to rest on this much: one rare word, or two frequent ones. */
const leastScore = 0.55;
/** The share of the question, weighted by how rare its words are, that the entry has to hold. */
const leastShare = 0.55;
/** How far the best entry has to be ahead of the second. */
const leastLead = 1.03;
/** The weight of a word that the handbook has nowhere. */
const unknownWeight = 0.9;
/** How much less a word counts that is only similar. */
const similar = 0.85;

/** Questions with more characters are told to be shorter when they have no answer. */
const longest = 200;
const sentenceEnd = /[.?!;\n]+/;

/** Prepares the search. A question's answer is a single entry, or none: a wrong answer is worse than none. */
export function createFinder({
  entries,
  elsewhere,
  synonyms,
  ignored,
  endings,
}: Omit<Handbook, "chat">): (question: string) => Found {
  const stemsOf = createStemmer({ ignored, endings });
  const groups = new Map<string, string[]>();
  for (const group of synonyms.map(stemsOf)) for (const stem of group) groups.set(stem, group);

  const subjects = [...entries.map(({ asks }) => asks), ...elsewhere];
  const index = new MiniSearch<{ id: number; asks: string }>({
    fields: ["asks"],
    tokenize: stemsOf,
    processTerm: (stem) => groups.get(stem) ?? stem,
    searchOptions: {
      tokenize: (stem) => [stem],
      processTerm: (stem) => stem,
      weights: { prefix: 1, fuzzy: 1 },
      // The length of an entry says nothing about it, nor does a word that it repeats.
      bm25: { k: 0.2, b: 0, d: 0 },
    },
  });
  index.addAll(subjects.map((asks, id) => ({ id, asks })));

  const rarest = Math.log(1 + (subjects.length - 0.5) / 1.5);

  /** Words of the index that are spelled alike: one wrong letter, or two in a long word, or two swapped. */
  function searchSimilar(stem: string) {
    if (stem.length < 4) return [];
    const startsAlike = ({ terms }: { terms: string[] }) => terms.some((term) => term[0] === stem[0]);
    const near = index.search(stem, { prefix: true, fuzzy: 1 }).filter(startsAlike);
    if (near.length > 0) return near;
    return index
      .search(stem, { fuzzy: 2 })
      .filter(({ terms }) => terms.some((term) => stem.length > 7 || lettersOf(term) === lettersOf(stem)))
      .filter(startsAlike);
  }

  /** How much a word speaks for each entry, by the entry's id. */
  function scoresOf(stem: string): Map<number, number> {
    const same = index.search(stem);
    const found = same.length > 0 ? same : searchSimilar(stem);
    const factor = same.length > 0 ? 1 : similar;
    return new Map(found.map(({ id, score }) => [id, (score * factor) / rarest]));
  }

  function find(question: string): Found {
    const words = [...new Set(stemsOf(question))].map(scoresOf);
    if (words.length === 0) return { kind: "nothing" };
    const [best, second] = subjects
      .map((_, id) => ({ id, score: sum(words.map((word) => word.get(id) ?? 0)) }))
      .sort((a, b) => b.score - a.score);
    const entry = best && entries[best.id];
    if (!entry || !second) return { kind: "unknown" };
    const missed = words.filter((word) => !word.has(best.id));
    const missedScore = sum(
      missed.map((word) => (word.size > 0 ? Math.min(...word.values()) : unknownWeight)),
    );
    const sure =
      best.score >= leastScore &&
      best.score >= leastLead * second.score &&
      best.score >= leastShare * (best.score + missedScore);
    return sure ? { kind: "entry", entry } : { kind: "unknown" };
  }

  return (question) => {
    const whole = find(question);
    if (whole.kind !== "unknown") return whole;
    const answered = new Set(
      question.split(sentenceEnd).flatMap((sentence) => {
        const found = find(sentence);
        return found.kind === "entry" ? found.entry : [];
      }),
    );
    const [entry] = answered;
    if (entry && answered.size === 1) return { kind: "entry", entry };
    return { kind: question.length > longest ? "long" : "unknown" };
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const lettersOf = (word: string) => [...word].sort().join("");
