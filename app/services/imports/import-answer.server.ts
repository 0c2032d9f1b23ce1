import type { findVersion } from "~/db/queries/catalogue/imports.server";
import type { ImportMistake } from "~/domain/import/import-mistake";

/** So many mistakes are told one by one. */
const mistakesShown = 100;

export const mistakesAnswer = (mistakes: readonly ImportMistake[]) => ({
  mistakes: mistakes.slice(0, mistakesShown),
  mistakeCount: mistakes.length,
});

/** A version as the calls answer it. */
export type VersionAnswer = NonNullable<Awaited<ReturnType<typeof findVersion>>>;
