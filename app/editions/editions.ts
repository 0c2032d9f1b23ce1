import type { Edition, EditionCode } from "~/domain/edition";
import { il } from "./il";
import { kr } from "./kr";

/** All editions by code. */
export const editions: Record<EditionCode, Edition> = { IL: il, KR: kr };

/** Returns the edition of a market (D1). */
export function editionOf(code: EditionCode): Edition {
  return editions[code];
}
