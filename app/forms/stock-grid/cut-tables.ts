import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { GridLayout } from "~/domain/lens/grid-choosers";

type Block<Cell> = {
  sign: "minus" | "plus";
  columns: { key: string; text: string }[];
  rows: { key: string; text: string; cells: (Cell | null)[] }[];
};

/** A part of a map by power that is shown as one table: its first and last power as texts, and all its powers. */
export type MapPart<Cell> = Block<Cell> & { key: string; from: string; to: string; powers: number[] };

/** Maximum number of rows in a table of powers; longer blocks are split, so that two tables fit next to each other. */
const maxRows = 12;

/** Splits a block of a map into tables, without those that have no lens. */
export function cutTables<Cell extends { power: number }>({ sign, columns, rows }: Block<Cell>, layout: GridLayout): MapPart<Cell>[] {
  const size = layout === "quarters" ? rows.length : maxRows;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const part = rows.slice(index * size, (index + 1) * size);
    const powers = [...new Set(part.flatMap(({ cells }) => cells.flatMap((cell) => cell?.power ?? [])))];
    const text = (power: number | undefined) => (power === undefined ? "" : formatLensValue("power", power));
    return { key: `${sign}${index}`, sign, from: text(powers[0]), to: text(powers.at(-1)), powers, columns, rows: part };
  }).filter(({ powers }) => powers.length > 0);
}
