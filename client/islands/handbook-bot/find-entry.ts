import type { HandbookEntry, SearchableHandbook } from "#shared/content/handbook-bot.ts";
import { createSearch } from "./search-handbook.ts";
import { plainWords } from "./stems.ts";

/**
 * The result of a search. `sure`: the entries answer the question, one for each question in it. Otherwise they are
 * the closest entries, which may be about something else. `nothing`: no word shows what the question is about.
 * `unknown`: no entry is close.
 */
export type Found = { sure: boolean; entries: HandbookEntry[] } | "nothing" | "unknown";

/** The score that a quoted entry needs, or its score plus twice the weight that it shares. */
const closeScore = 1.5;
const closeSum = 3.2;
/** With a lower score, the weight comes from a few words of a long story. */
const leastScore = 0.8;

/**
 * Prepares the rules by which the bot answers, quotes or stays silent. The first rule that applies decides.
 * @returns a function that takes a question, the one before it, and the entry that was shown for that one.
 */
export function createFinder(
  handbook: SearchableHandbook,
): (question: string, before?: string, shown?: HandbookEntry) => Found {
  const { terms, stemsOf, findClosest } = createSearch(handbook);
  const joins = handbook.joins.join("|");
  const followUp = new RegExp(`^\\P{L}*(${joins})(?!\\p{L})`, "iu");
  const joint = new RegExp(`[.,:?!;\\n]|(?<!\\p{L})(?:${joins})(?!\\p{L})`, "iu");
  const refused = new RegExp(`(?<!\\p{L})(?:${handbook.refusals})(?!\\p{L})[^.,:;?!]*`, "giu");
  const vague = new Set(stemsOf(handbook.vague));

  /** The entries that answer several questions, or none if one of them has no sure answer. */
  function sureOfAll(texts: readonly string[]): HandbookEntry[] {
    const matches = texts.filter((text) => stemsOf(text).length > 0).map(findClosest);
    const entries = matches.flatMap((match) => (match?.sure ? match.entry : []));
    return entries.length === matches.length ? [...new Set(entries)] : [];
  }

  return (said, before = "", shown) => {
    // "I don't want gift wrap, I want to return it" asks about what follows the refusal.
    const wanted = said.replace(refused, " ");
    const isRefusal = wanted !== said && stemsOf(wanted).length === 0;
    const question = isRefusal ? said : wanted;
    const stems = stemsOf(question);
    const isVague = stems.every((stem) => vague.has(stem));
    const isShort = isVague || stems.length < 3;
    const isKnown = stems.some((stem) => terms.has(stem));
    const isFollowUp = followUp.test(question);
    const quoteShown = () => shown && quote(shown);

    /** A short question may be about the one before it. */
    const withBefore = () => {
      if (!before || !(isShort || isFollowUp)) return undefined;
      const found = findClosest(`${before} ${question}`);
      const isAnswered = stems.length > 0 && stems.every((stem) => found?.all.has(terms.get(stem) ?? stem));
      if (found?.sure && isAnswered) return answer(found.entry);
      return isVague ? (quoteShown() ?? "unknown") : undefined;
    };
    const closest = findClosest(question);
    const asWhole = () => {
      if (closest?.sure) return isRefusal ? quote(closest.entry) : answer(closest.entry);
      return isVague ? "nothing" : undefined;
    };
    /** A question within a longer text is answered only if the whole text leads to the same entry. */
    const bySentence = () => {
      const sentences = question.split(/(?<=[.?!;\n])/).filter((sentence) => sentence.endsWith("?"));
      const entries = sureOfAll(sentences);
      return entries.length > 1 || (entries[0] && entries[0] === closest?.entry)
        ? answer(...entries)
        : undefined;
    };
    /** What is said briefly after an answer is about the same page, unless it has a page of its own. */
    const asRemark = () => (isKnown && isShort && isFollowUp ? quoteShown() : undefined);
    /** Two parts joined by "and" may not be two questions: "I canceled my order and was charged". */
    const byPart = () => {
      const entries = sureOfAll(question.split(joint));
      return entries.length > 0 ? quote(...entries) : undefined;
    };
    const asClosest = () =>
      closest &&
      closest.score >= leastScore &&
      (closest.score >= closeScore || closest.score + 2 * closest.weight >= closeSum)
        ? quote(closest.entry)
        : undefined;
    const asWord = () => (isKnown && stems.length < 2 ? quoteShown() : undefined);

    if (stems.length === 0 && plainWords(question).length < 3) return "nothing";
    return (
      withBefore() ??
      asWhole() ??
      bySentence() ??
      asRemark() ??
      byPart() ??
      asClosest() ??
      asWord() ??
      "unknown"
    );
  };
}

const answer = (...entries: HandbookEntry[]): Found => ({ sure: true, entries });
const quote = (...entries: HandbookEntry[]): Found => ({ sure: false, entries });
