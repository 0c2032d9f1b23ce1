import type { ChoiceField, Lens } from "./choice";
import { compareLensValues } from "./compare-lens-values";
import type { LensValue } from "./lens-values";
import { lensFields } from "./parameters";
import type { Block } from "./series";

/** A block under construction: the values of each field, in field order. */
type Box = readonly (readonly LensValue[])[];

/** Up to this many differing fields every order of joining is tried; beyond that fields are only rotated. */
const triedInEveryOrder = 4;

/**
 * Returns blocks that make exactly the listed lenses (D14, D90); few of them, with each lens in one block. Groups that differ in only one
 * field are joined, field by field, in the field order that leaves the fewest. Lenses with different fields never share a block. Duplicates
 * in the list have no effect.
 */
export function blocksOfLenses(lenses: readonly Lens[]): Block[] {
  const byFields = new Map<string, Lens[]>();
  for (const lens of lenses) {
    const names = lensFields.filter((field) => lens.values[field] !== undefined).join(" ");
    const alike = byFields.get(names);
    if (alike) alike.push(lens);
    else byFields.set(names, [lens]);
  }
  const inOrder = [...byFields].sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.flatMap(([, alike]) => blocksOfAlike(alike));
}

function blocksOfAlike(lenses: readonly Lens[]): Block[] {
  const [first] = lenses;
  if (!first) return [];
  const fields: ChoiceField[] = [...lensFields.filter((field) => first.values[field] !== undefined), "packSize"];
  const boxes: Box[] = lenses.map((lens) => fields.map((field) => [field === "packSize" ? lens.packSize : (lens.values[field] ?? "")]));
  const single = distinct(boxes);
  const differing = fields.flatMap((_, index) => (new Set(single.map((box) => box[index]?.[0])).size > 1 ? [index] : []));
  const tried = ordersOf(differing).map((order) => joinAlong(single, order));
  const fewest = tried.reduce((best, each) => (each.length < best.length ? each : best), tried[0] ?? single);
  return fewest.map((box) => blockOf(fields, box)).sort((one, other) => compareBlocks(one, other));
}

function blockOf(fields: readonly ChoiceField[], box: Box): Block {
  const lists = fields.map((field, index) => [field, (box[index] ?? []).toSorted(compareLensValues)] as const);
  return {
    values: Object.fromEntries(lists.filter(([field]) => field !== "packSize")),
    packSizes: lists.flatMap(([field, list]) => (field === "packSize" ? list.map(Number) : [])),
  };
}

/** Joins along one field after another until nothing more can be joined. */
function joinAlong(boxes: readonly Box[], order: readonly number[]): readonly Box[] {
  let joined = boxes;
  for (let before = -1; before !== joined.length; ) {
    before = joined.length;
    for (const index of order) joined = joinField(joined, index);
  }
  return joined;
}

/** Joins groups that differ in this field only. */
function joinField(boxes: readonly Box[], index: number): Box[] {
  const groups = new Map<string, { box: Box; lists: (readonly LensValue[])[] }>();
  for (const box of boxes) {
    const rest = JSON.stringify(box.map((list, at) => (at === index ? 0 : list)));
    const group = groups.get(rest);
    const list = box[index] ?? [];
    if (group) group.lists.push(list);
    else groups.set(rest, { box, lists: [list] });
  }
  return [...groups.values()].map(({ box, lists }) =>
    lists.length === 1 ? box : box.map((list, at) => (at === index ? lists.flat().toSorted(compareLensValues) : list)),
  );
}

/** Returns each group once, in an order that does not depend on the list's. */
function distinct(boxes: readonly Box[]): Box[] {
  const byText = new Map(boxes.map((box) => [JSON.stringify(box), box]));
  return [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, box]) => box);
}

/** Returns every order of a few fields; of many, one order starting with each field. */
function ordersOf(indexes: readonly number[]): number[][] {
  if (indexes.length > triedInEveryOrder) return indexes.map((_, start) => [...indexes.slice(start), ...indexes.slice(0, start)]);
  if (indexes.length === 0) return [[]];
  return indexes.flatMap((first) => ordersOf(indexes.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

/** Compares blocks by the first value of each field, so that the same lenses always give the same blocks in the same order. */
function compareBlocks(one: Block, other: Block): number {
  for (const field of lensFields) {
    const [left, right] = [one.values[field]?.[0], other.values[field]?.[0]];
    if (left !== undefined && right !== undefined && left !== right) return compareLensValues(left, right);
  }
  return (one.packSizes[0] ?? 0) - (other.packSizes[0] ?? 0);
}
