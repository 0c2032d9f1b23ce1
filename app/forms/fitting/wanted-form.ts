import { type FittingCell, type FittingSet, typedPacks } from "./fitting-form";

/** The field of a lens names how many packs were wanted when the page was made, so that only what a person changed is sent. */
const prefix = "wanted";
export const wantedField = ({ productId, wanted }: Pick<FittingCell, "productId" | "wanted">) => `${prefix}.${wanted}.${productId}`;

/** A form that came back: what was typed, the lenses whose number cannot be read, and whether that of the range cannot. */
export type RefusedWanted = { entries: [string, string][]; mistakes: string[]; isWrongRange: boolean };

type Entries = readonly (readonly [string, string])[];

/** The numbers that a person changed, by lens; those that cannot be read are mistakes. An empty field wants none. */
export function readWanted(entries: Entries): { wanted: { productId: string; packs: number }[]; mistakes: string[] } {
  const wanted: { productId: string; packs: number }[] = [];
  const mistakes: string[] = [];
  for (const [name, text] of entries) {
    const [, before, productId] = /^wanted\.(\d+)\.(.+)$/.exec(name) ?? [];
    if (productId === undefined) continue;
    const packs = text.trim() === "" ? 0 : typedPacks(text, 0);
    if (packs === null) mistakes.push(productId);
    else if (packs !== Number(before)) wanted.push({ productId, packs });
  }
  return { wanted, mistakes };
}

/** What the form was sent with, by lens. */
export function typedWanted(entries: Entries): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(([name, text]): [string, string][] => {
      const [, productId] = /^wanted\.\d+\.(.+)$/.exec(name) ?? [];
      return productId === undefined ? [] : [[productId, text]];
    }),
  );
}

/** Powers of a set in view, weakest minus last: those that a range is chosen from. */
export function powersOf({ blocks }: Pick<FittingSet, "blocks">): number[] {
  const powers = blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.power ?? [])));
  return [...new Set(powers)].sort((one, other) => one - other);
}

type Range = { from: number; to: number; column: string; packs: number };

/** So many packs wanted of each lens in view within a range of powers, of one column of the map or of all. */
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
