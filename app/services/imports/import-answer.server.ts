import type { findVersion } from "~/db/queries/catalogue/imports.server";
import type { ImportMistake } from "~/domain/import/import-mistake";

/** Maximum number of mistakes that are listed. */
const mistakesMax = 100;

export const mistakesAnswer = (mistakes: readonly ImportMistake[]) => ({
  mistakes: mistakes.slice(0, mistakesMax),
  mistakeCount: mistakes.length,
});

/** A version in the shape of the calls. */
export type VersionAnswer = NonNullable<Awaited<ReturnType<typeof findVersion>>>;
