/** Scripts that put no space between words. */
export const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const spaced = /[^\s—…]+/g;
/** Letters, digits, emoji and flags. */
const meaningful = /[\p{L}\p{N}\p{ExtPict}\p{RI}]/u;
/** Quotation marks, commas and the like around a word. Signs that belong to it stay: 20%, #1, R&D. */
const around = /^((?![%#@&])\p{P})+|((?![%#@&])\p{P})+$/gu;

interface Found {
  start: number;
  text: string;
}

/** The words of a text in any script, with their places in it. */
export function findWords(text: string): Found[] {
  return [...text.matchAll(spaced)]
    .flatMap(({ 0: chunk, index }) => split(chunk).map((part) => ({ ...part, start: index + part.start })))
    .filter(({ text }) => meaningful.test(text))
    .map(({ start, text }) => {
      const word = text.replace(around, "");
      return { start: start + text.indexOf(word), text: word };
    });
}

/** Splits what stands between two spaces. Without Intl.Segmenter, every character of an unspaced script is a word. */
function split(chunk: string): Found[] {
  if (!unspaced.test(chunk)) return [{ start: 0, text: chunk }];
  if (Intl.Segmenter === undefined)
    return [...chunk.matchAll(/./gu)].map(({ 0: text, index }) => ({ start: index, text }));
  const segments = new Intl.Segmenter(undefined, { granularity: "word" }).segment(chunk);
  return [...segments].map(({ segment, index }) => ({ start: index, text: segment }));
}
