import { productIdOf } from "../product/product-id";
import { allowedValues } from "./allowed-values";
import { blockFits } from "./block-fits";
import type { Choice } from "./choice";
import { formatLensValue } from "./format-lens-value";
import { type GridChooser, type GridLayout, gridChoosers, gridLayout } from "./grid-choosers";
import type { LensValue, LensValues } from "./lens-values";
import type { LensField } from "./parameters";
import { prescriptionText } from "./prescription-text";
import type { Series } from "./series";
import { seriesFields } from "./series-fields";

/** One lens of the grid; null where none is made. */
export type GridCell = { power: number; values: LensValues; productId: string } | null;
/** `text`: "-3" for whole dioptres, "-3.25" for powers; `key` is unique within the grid. */
export type GridRow = { key: string; text: string; cells: GridCell[] };
/** `text`: ".25", "-1.25", "+1.50 D". */
export type GridColumn = { key: string; text: string };
export type GridBlock = { sign: "minus" | "plus"; columns: GridColumn[]; rows: GridRow[] };
export type PowerGrid = { layout: GridLayout; packSize: number; choosers: GridChooser[]; blocks: GridBlock[] };

/** What a cell adds to the choice, by row and column; null where there is no power. */
type Plan = { key: string; text: string; cells: (LensValues | null)[] };

/**
 * Returns the grid of the stock order page for one pack: minus and plus powers separately, each starting at plano; plano is in the plus
 * part, or in the minus part when there is no plus. `chosen` holds the pack (else the smallest) and the values chosen outside the grid.
 */
export function powerGrid(series: Series, chosen: Choice): PowerGrid {
  const packs = allowedValues(series).packSize;
  const packSize = packs.find((pack) => pack === chosen.packSize) ?? packs[0] ?? 0;
  const choosers = gridChoosers(series, { ...chosen, packSize });
  const fixed: LensValues = {};
  for (const chooser of choosers) fixed[chooser.field] = chooser.chosen;
  const layout = gridLayout(series);
  const offered = allowedValues(series, { packSize });
  const columns = layout === "quarters" ? null : valueColumns(layout, offered);
  const blocks = bySign(offered.power ?? []).map(({ sign, powers }): GridBlock => {
    const heads = columns ?? quarterColumns(powers);
    const plans = columns ? powerRows(powers, columns) : quarterRows(sign, powers, quarterColumns(powers));
    const rows = plans.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell) => cell && lensCell(series, packSize, { ...fixed, ...cell })),
    }));
    return { sign, columns: heads.map(({ key, text }) => ({ key, text })), rows };
  });
  return { layout, packSize, choosers, blocks };
}

function bySign(values: readonly LensValue[]): { sign: "minus" | "plus"; powers: number[] }[] {
  const powers = values.filter((value) => typeof value === "number");
  const plus = powers.filter((power) => power > 0);
  const planoIsMinus = plus.length === 0 && powers.some((power) => power < 0);
  const minus = powers.filter((power) => power < 0 || (power === 0 && planoIsMinus)).toReversed();
  const plano = powers.filter((power) => power === 0 && !planoIsMinus);
  const blocks = [
    { sign: "minus" as const, powers: minus },
    { sign: "plus" as const, powers: [...plano, ...plus] },
  ];
  return blocks.filter((block) => block.powers.length > 0);
}

function hundredths(power: number): number {
  return Math.abs(Math.round(power * 100));
}

function quarterColumns(powers: readonly number[]): (GridColumn & { part: number })[] {
  const parts = new Set([0, 25, 50, 75, ...powers.map((power) => hundredths(power) % 100)]);
  return [...parts].sort((a, b) => a - b).map((part) => ({ part, key: String(part), text: `.${String(part).padStart(2, "0")}` }));
}

function quarterRows(sign: "minus" | "plus", powers: readonly number[], columns: readonly { part: number }[]): Plan[] {
  const byHundredths = new Map(powers.map((power) => [hundredths(power), power]));
  const wholes = powers.map((power) => Math.floor(hundredths(power) / 100));
  const first = Math.min(...wholes);
  return Array.from({ length: Math.max(...wholes) - first + 1 }, (_, index) => {
    const whole = first + index;
    const text = `${sign === "minus" ? "-" : "+"}${whole}`;
    const cells = columns.map(({ part }) => {
      const power = byHundredths.get(whole * 100 + part);
      return power === undefined ? null : { power };
    });
    return { key: text, text, cells };
  });
}

function valueColumns(layout: GridLayout, offered: ReturnType<typeof allowedValues>): (GridColumn & { values: LensValues })[] {
  const combinations: LensValues[] =
    layout === "cylinder"
      ? (offered.cylinder ?? []).toReversed().map((cylinder) => ({ cylinder }))
      : (offered.addition ?? []).flatMap((addition) => designs(offered).map((design) => ({ addition, ...design })));
  return combinations.map((values) => {
    const text = prescriptionText(values);
    return { key: text, text, values };
  });
}

function designs(offered: Partial<Record<LensField, readonly LensValue[]>>): LensValues[] {
  return offered.design && offered.design.length > 1 ? offered.design.map((design) => ({ design })) : [{}];
}

function powerRows(powers: readonly number[], columns: readonly { values: LensValues }[]): Plan[] {
  return powers.map((power) => {
    const text = formatLensValue("power", power);
    return { key: text, text, cells: columns.map(({ values }) => ({ power, ...values })) };
  });
}

/** Returns the lens of a row, a column, the values chosen outside the grid, and a pack; all other fields have one value. */
function lensCell(series: Series, packSize: number, choice: LensValues): GridCell {
  const block = series.rxParameterRestrictions.find((each) => blockFits(each, { ...choice, packSize }));
  if (!block || typeof choice.power !== "number") return null;
  const values: LensValues = {};
  for (const field of seriesFields(series)) {
    const value = choice[field] ?? block.values[field]?.[0];
    if (value !== undefined) values[field] = value;
  }
  return { power: choice.power, values, productId: productIdOf(series, values, packSize) };
}
