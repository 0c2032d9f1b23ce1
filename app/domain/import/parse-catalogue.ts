import { defaultPackSize } from "../lens/default-pack-size";
import { normalBlock } from "../lens/normal-block";
import type { Block, Series, Solution } from "../lens/series";
import { recordColumn, seriesColumns, solutionColumns } from "./import-column";
import type { ImportMarket, WantedRows } from "./import-market";
import type { ImportMistake } from "./import-mistake";
import type { ImportRecord } from "./import-record";
import { type ImportRow, seriesRow, solutionRow } from "./import-rows";
import { blocksMax, blocksOfProducts, findTakenGtins, gtinsOfOthers, gtinsOfProducts, type ListedProduct } from "./listed-products";
import { parseBlock } from "./parse-lens-cells";
import { parseRow, shown } from "./parse-row";

/**
 * Returns the series and solutions of a file (D90). A series has one row or several, each with a block of lenses; data of the series itself
 * is in its first row, and in the others repeated or left out. Rows that each name one lens are a product list, from which the blocks are
 * computed. Without any lens an existing series keeps its blocks. A series number belongs to one series forever (D15).
 */
export function parseCatalogue(records: readonly ImportRecord[], market: ImportMarket): WantedRows {
  const mistakes: ImportMistake[] = [];
  const bySeries = new Map<string, ImportRecord[]>();
  const solutions = new Map<string, ImportRow>();
  for (const record of records) {
    const { line, cells } = record;
    const [kind, id = ""] = [cells.get(recordColumn) ?? "series", cells.get("id")];
    const elsewhere = market.idsElsewhere.has(id);
    if (kind !== "series" && kind !== "solution") mistakes.push({ line, column: recordColumn, code: "notOneOf", value: shown(kind) });
    else if (elsewhere) mistakes.push({ line, column: "id", code: "otherMarket", value: id });
    else if (kind === "series") bySeries.set(id, [...(bySeries.get(id) ?? []), record]);
    else if (solutions.has(id)) mistakes.push({ line, column: "id", code: "listedTwice", value: id });
    else {
      const solution = parseRow(record, solutionColumns, { mistakes });
      if (solution) solutions.set(id, solutionRow({ ...solution, edition: market.edition } as Solution));
    }
  }
  const read = [...bySeries.values()].flatMap((rows) => parseSeries(rows, market, mistakes) ?? []);
  mistakes.push(...findTakenNumbers(read, market), ...findUnknownTrials(read, market));
  const listed = read.flatMap(({ products }) => products);
  mistakes.push(...findTakenGtins(listed, gtinsOfOthers(market, new Set(read.map(({ series }) => series.id)))));
  const ofSeries = read.flatMap(({ series, products }) => [seriesRow(series), ...gtinsOfProducts(series, products, mistakes)]);
  return { rows: [...ofSeries, ...solutions.values()], mistakes };
}

type ParsedSeries = { series: Series; products: ListedProduct[]; first: ImportRecord };

function parseSeries(records: readonly ImportRecord[], market: ImportMarket, mistakes: ImportMistake[]): ParsedSeries | null {
  const [first] = records;
  const facts = first ? (parseRow(first, seriesColumns, { mistakes }) as Series | null) : null;
  if (!first || !facts) return null;
  mistakes.push(...findOtherFacts(first, records));
  const before = mistakes.length;
  const present = market.seriesById.get(facts.id);
  const blocks = records.flatMap((record) => {
    const block = parseBlock(record, defaultPackSize(facts.modality), mistakes);
    return block ? [{ block: normalBlock(block), record }] : [];
  });
  const products = parseListed(blocks, mistakes);
  if (mistakes.length > before) return null;
  const isList = blocks.length > 1 && products.length === blocks.length;
  const written = isList ? blocksOfProducts(present, products) : blocks.map(({ block }) => block);
  const rxParameterRestrictions = written.length > 0 ? written : (present?.rxParameterRestrictions ?? []);
  const refuse = (code: ImportMistake["code"], value: string | null) => mistakes.push({ line: first.line, column: null, code, value });
  if (rxParameterRestrictions.length === 0) refuse("noLenses", facts.id);
  if (rxParameterRestrictions.length > blocksMax) refuse("tooManyBlocks", String(rxParameterRestrictions.length));
  return { series: { ...facts, edition: market.edition, rxParameterRestrictions }, products: products.filter(({ gtin }) => gtin), first };
}

/** Returns the blocks that hold one lens, with the GTIN of their row; a GTIN in a row of several lenses is a mistake. */
function parseListed(blocks: readonly { block: Block; record: ImportRecord }[], mistakes: ImportMistake[]): ListedProduct[] {
  return blocks.flatMap(({ block: { values, packSizes }, record: { line, cells } }) => {
    const lists = Object.entries(values);
    const gtin = cells.get("gtin") ?? null;
    const [packSize] = packSizes;
    if (packSize !== undefined && packSizes.length === 1 && lists.every(([, list]) => list.length === 1)) {
      return [{ values: Object.fromEntries(lists.map(([field, list]) => [field, list[0]])), packSize, gtin, line }];
    }
    if (gtin !== null) mistakes.push({ line, column: "gtin", code: "gtinOfMany", value: gtin });
    return [];
  });
}

/** Returns mistakes for rows of a series whose data differs from its first row. */
function findOtherFacts(first: ImportRecord, records: readonly ImportRecord[]): ImportMistake[] {
  return records.flatMap(({ line, cells }) =>
    seriesColumns.flatMap(({ name }): ImportMistake[] => {
      const cell = cells.get(name);
      return cell === undefined || cell === first.cells.get(name) ? [] : [{ line, column: name, code: "factsDiffer", value: shown(cell) }];
    }),
  );
}

function findTakenNumbers(read: readonly ParsedSeries[], { seriesById }: ImportMarket): ImportMistake[] {
  const ownerOf = new Map([...seriesById.values()].map(({ seriesNumber, id }) => [seriesNumber, id]));
  return read.flatMap(({ series: { id, seriesNumber }, first: { line } }): ImportMistake[] => {
    const owner = ownerOf.get(seriesNumber) ?? id;
    const present = seriesById.get(id)?.seriesNumber ?? seriesNumber;
    ownerOf.set(seriesNumber, owner);
    if (owner === id && present === seriesNumber) return [];
    return [{ line, column: "seriesNumber", code: "numberTaken", value: String(seriesNumber) }];
  });
}

function findUnknownTrials(read: readonly ParsedSeries[], { seriesById }: ImportMarket): ImportMistake[] {
  const ids = new Set([...seriesById.keys(), ...read.map(({ series }) => series.id)]);
  return read.flatMap(({ series: { trialReference }, first: { line } }): ImportMistake[] =>
    trialReference === null || ids.has(trialReference)
      ? []
      : [{ line, column: "trialReference", code: "unknownSeries", value: trialReference }],
  );
}
