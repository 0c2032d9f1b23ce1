import { isBlank } from "~/domain/readable-text";
import { type FittingCell, type FittingSet, typedPacks } from "./fitting-form";

/** The name of a lens's field contains the number wanted when the page was rendered, so that only what a person changed is saved. */
const prefix = "wanted";
export const wantedField = ({ productId, wanted }: Pick<FittingCell, "productId" | "wanted">) => `${prefix}.${wanted}.${productId}`;

/** A refused form: what was typed, the lenses with an invalid number, and whether the number for the range is invalid. */
export type RefusedWanted = { entries: [string, string][]; mistakes: string[]; isWrongRange: boolean };

type Entries = readonly (readonly [string, string])[];

/** Returns the numbers that a person changed, by lens, and the lenses with an invalid number. An empty field means 0. */
export function parseWanted(entries: Entries): { wanted: { productId: string; packs: number }[]; mistakes: string[] } {
  const wanted: { productId: string; packs: number }[] = [];
  const mistakes: string[] = [];
  for (const [name, text] of entries) {
    const [, before, productId] = /^wanted\.(\d+)\.(.+)$/.exec(name) ?? [];
    if (productId === undefined) continue;
    const packs = isBlank(text) ? 0 : typedPacks(text, 0);
    if (packs === null) mistakes.push(productId);
    else if (packs !== Number(before)) wanted.push({ productId, packs });
  }
  return { wanted, mistakes };
}

/** Returns the typed texts by lens. */
export function typedWanted(entries: Entries): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(([name, text]): [string, string][] => {
      const [, productId] = /^wanted\.\d+\.(.+)$/.exec(name) ?? [];
      return productId === undefined ? [] : [[productId, text]];
    }),
  );
}

/** Returns the powers of the lenses in view, in ascending order, for choosing a range. */
export function powersOf({ blocks }: Pick<FittingSet, "blocks">): number[] {
  const powers = blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.power ?? [])));
  return [...new Set(powers)].sort((one, other) => one - other);
}

type Range = { from: number; to: number; column: string; packs: number };

/**
 * Returns the lenses in view within a range of powers, in one column of the map or all ("" for all), of which not exactly `packs` are
 * wanted yet.
 */
export function wantedInRange({ blocks }: Pick<FittingSet, "blocks">, { from, to, column, packs }: Range) {
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return blocks.flatMap(({ columns, rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell, index) => {
        const isChosen = column === "" || columns[index]?.key === column;
        return cell && isChosen && cell.power >= least && cell.power <= most && cell.wanted !== packs
          ? [{ productId: cell.productId, packs }]
          : [];
      }),
    ),
  );
}
