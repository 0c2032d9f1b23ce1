import bidiFactory from "bidi-js";
import { withoutDirectionMarks } from "~/domain/direction-marks";
import type { TextLine } from "~/domain/paper/wrap-text";

const bidi = bidiFactory();

/** Letters that are painted in one direction; brackets of a right-to-left run are already mirrored. */
export type VisualRun = { text: string; rightToLeft: boolean };

/** Returns the content of a line of text from left to right (UAX 9), without direction marks, which are not painted. */
export function visualRuns(text: string, { from, to }: TextLine, direction: "ltr" | "rtl"): VisualRun[] {
  if (to === from) return [];
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, levels, from, to - 1);
  const runs: { indices: number[]; rightToLeft: boolean }[] = [];
  // The whole text is returned, reordered only in the requested line.
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
