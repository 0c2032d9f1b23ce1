import bidiFactory from "bidi-js";
import { withoutDirectionMarks } from "~/domain/direction-marks";
import type { TextLine } from "~/domain/paper/wrap-text";

const bidi = bidiFactory();

/** Letters that are painted in one direction; brackets of a run from right to left are turned round already. */
export type VisualRun = { text: string; rightToLeft: boolean };

/** What is in a line of a text from the left to the right (UAX 9), without marks of direction, which are not painted. */
export function visualRuns(text: string, { from, to }: TextLine, direction: "ltr" | "rtl"): VisualRun[] {
  if (to === from) return [];
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, levels, from, to - 1);
  const runs: { indices: number[]; rightToLeft: boolean }[] = [];
  // All of the text is answered, in order but for the line that was asked for.
  for (const index of bidi.getReorderedIndices(text, { levels, paragraphs }, from, to - 1).slice(from, to)) {
    const rightToLeft = ((levels[index] ?? 0) & 1) === 1;
    const run = runs.at(-1);
    const follows = run?.rightToLeft === rightToLeft && run.indices.at(-1) === index + (rightToLeft ? 1 : -1);
    if (follows) run.indices.push(index);
    else runs.push({ indices: [index], rightToLeft });
  }
  return runs
    .map(({ indices, rightToLeft }) => {
      const letters = (rightToLeft ? indices.reverse() : indices).map((index) => mirrored.get(index) ?? text[index] ?? "");
      return { text: withoutDirectionMarks(letters.join("")), rightToLeft };
    })
    .filter((run) => run.text !== "");
}
