import type { Handbook, HandbookEntry } from "#shared/content/conversation.ts";
import { createStemmer } from "./word-stems.ts";

/**
 * The entry that answers a question. `nothing`: no word says what it is about. `unknown`: the handbook does not
 * have it, or it could be several things. `long`: the same, and it is more than a sentence or two.
 */
export type Found = HandbookEntry | "nothing" | "unknown" | "long";

// A word adds about 1 to a subject's score if no other subject has it, and less if several have it.

/** An answer has to rest on this much: one rare word, or two frequent ones. */
const leastScore = 0.55;
/** The share of the question, weighted by how rare its words are, that the entry has to have. */
const leastShare = 0.55;
/** How far the best entry has to be ahead of the second. */
const leastLead = 1.03;
/** What a word counts that the handbook has nowhere. */
const unknown = 0.9;
/** How much less a misspelled word counts. */
const misspelled = 0.85;
/** Questions with more characters are told to be shorter when they have no answer. */
const longest = 200;

/** Prepares the search. A question's answer is a single entry, or none: a wrong answer is worse than none. */
export function createFinder(handbook: Handbook): (question: string) => Found {
  const { entries, elsewhere, synonyms } = handbook;
  const stemsOf = createStemmer(handbook);
  const subjects = [...entries.map(({ asks }) => asks), ...elsewhere].map(stemsOf);

  /** How often each subject has a word, by the word's stem. Synonyms share one list. */
  const index = new Map<string, number[]>();
  for (const group of synonyms.map(stemsOf)) {
    const counts: number[] = [];
    for (const stem of group) index.set(stem, counts);
  }
  for (const [id, stems] of subjects.entries()) {
    for (const stem of stems) {
      const counts = index.get(stem) ?? [];
      counts[id] = (counts[id] ?? 0) + 1;
      index.set(stem, counts);
    }
  }

  /** How rare a word is that so many subjects have (BM25's inverse document frequency). */
  const rarity = (count: number) => Math.log(1 + (subjects.length - count + 0.5) / (count + 0.5));

  /** What a word of a question adds to each subject's score (BM25, where the length of a subject says nothing). */
  function scoresOf(stem: string): number[] {
    const same = index.get(stem);
    const similar = [...index.keys()].filter((known) => isSimilar(known, stem));
    const found = same ? [same] : [...new Set(similar.map((known) => index.get(known)))];
    const counts = subjects.map((_, id) => sum(found.map((each) => each?.[id] ?? 0)));
    const weight = (rarity(counts.filter(Boolean).length) / rarity(1)) * (same ? 1 : misspelled);
    return counts.map((count) => (weight * count * 1.2) / (count + 0.2));
  }

  function find(question: string): HandbookEntry | undefined {
    const words = [...new Set(stemsOf(question))].map(scoresOf);
    const scores = subjects.map((_, id) => sum(words.map((word) => word[id] ?? 0)));
    const [best = 0, second = 0] = scores.toSorted((a, b) => b - a);
    const id = scores.indexOf(best);
    const missed = words.filter((word) => !word[id]).map((word) => word.filter(Boolean));
    const missedScore = sum(missed.map((found) => (found.length > 0 ? Math.min(...found) : unknown)));
    const sure =
      best >= leastScore && best >= leastLead * second && best >= leastShare * (best + missedScore);
    return sure ? entries[id] : undefined;
  }

  return (question) => {
    const whole = find(question);
    if (whole) return whole;
    if (stemsOf(question).length === 0) return "nothing";
    const answers = new Set(question.split(/[.?!;\n]+/).flatMap((sentence) => find(sentence) ?? []));
    const [answer] = answers;
    if (answer && answers.size === 1) return answer;
    return question.length > longest ? "long" : "unknown";
  };
}

/** Whether a word begins a known one, or differs from it by one letter or two swapped ones. */
function isSimilar(known: string, word: string): boolean {
  if (word.length < 4 || known[0] !== word[0]) return false;
  if (known.startsWith(word)) return true;
  let start = 0;
  while (start < known.length && known[start] === word[start]) start++;
  const least = Math.min(known.length, word.length) - start;
  let end = 0;
  while (end < least && known.at(-1 - end) === word.at(-1 - end)) end++;
  const a = known.slice(start, known.length - end);
  const b = word.slice(start, word.length - end);
  return Math.max(a.length, b.length) < 2 || (a.length === 2 && a === [...b].reverse().join(""));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
