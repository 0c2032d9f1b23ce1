import type { Answers, Inputs } from "~/calls/answers";
import { isUuid } from "~/domain/is-uuid";
import { maximumQuantity, type TypedQuantityCode, typedBoxes } from "~/domain/order/quantity";
import { boxPrice } from "~/domain/price/box-price";
import { type FormEntries, textEntries } from "~/forms/form-texts";
import type { SolutionRow } from "./solution-row";

/** What was typed for one solution: whole cases and single bottles, as text. */
export type TypedSolution = { cases: string; bottles: string };

/** The form: the preorder that it makes or changes, and what was typed by solution. `revision` is null for a new one. */
export type SolutionDraft = {
  preorderId: string;
  revision: number | null;
  /** The id of each solution's line, made when the form is rendered. */
  lineIds: Record<string, string>;
  typed: Record<string, TypedSolution>;
};

type CartedPreorder = Answers["cart"]["populate"]["preordersSolution"][number];

/** What the cart has of the preorder that the form changes. */
export type CartedSolutions = Pick<CartedPreorder, "id" | "revision" | "note"> & {
  lines: readonly { id: string; solutionId: string; productName: string; quantity: number }[];
};

/** Returns what the form needs of the preorder in the cart. */
export function cartedSolutions({ id, revision, note, lines }: CartedPreorder): CartedSolutions {
  const shown = lines.map((line) => ({
    id: line.id,
    solutionId: line.solutionId ?? "",
    productName: line.productName,
    quantity: line.quantity,
  }));
  return { id, revision, note, lines: shown };
}

/** Returns the initial form, with what is in the cart split into cases and bottles. */
export function beginDraft(rows: readonly SolutionRow[], carted: CartedSolutions | null, newId: () => string): SolutionDraft {
  const typed: SolutionDraft["typed"] = {};
  const lineIds: SolutionDraft["lineIds"] = {};
  for (const row of rows) {
    const line = carted?.lines.find(({ solutionId }) => solutionId === row.id);
    lineIds[row.id] = line?.id ?? newId();
    if (line) typed[row.id] = splitBottles(row, line.quantity);
  }
  return { preorderId: carted?.id ?? newId(), revision: carted?.revision ?? null, lineIds, typed };
}

function splitBottles({ starter, bottlesPerCase }: SolutionRow, quantity: number): TypedSolution {
  const cases = starter ? 0 : Math.floor(quantity / bottlesPerCase);
  const bottles = quantity - cases * bottlesPerCase;
  return { cases: cases > 0 ? String(cases) : "", bottles: bottles > 0 ? String(bottles) : "" };
}

/** Returns the form as it was sent or stored, with everything typed. */
export function parseSolutionDraft(entries: FormEntries, initial: SolutionDraft): SolutionDraft {
  const given = new Map(textEntries(entries));
  const id = given.get("preorder") ?? "";
  const revision = Number(given.get("revision"));
  const lineIds = { ...initial.lineIds };
  const typed: SolutionDraft["typed"] = {};
  for (const solutionId of Object.keys(initial.lineIds)) {
    const lineId = given.get(`line.${solutionId}`) ?? "";
    if (isUuid(lineId)) lineIds[solutionId] = lineId;
    typed[solutionId] = { cases: given.get(`cases.${solutionId}`) ?? "", bottles: given.get(`bottles.${solutionId}`) ?? "" };
  }
  const isNamed = isUuid(id);
  return {
    preorderId: isNamed ? id : initial.preorderId,
    revision: isNamed ? (Number.isInteger(revision) && revision > 0 ? revision : null) : initial.revision,
    lineIds,
    typed,
  };
}

export type SolutionMistake = { solutionId: string; code: "notWhole" | "negative" | "tooLarge"; given: string };
export type SolutionTotal = { bottles: number; mistake: SolutionMistake | null };

const mistakeCodes = {
  ...{ quantityRequired: "notWhole", quantityNotWhole: "notWhole" },
  ...{ quantityNegative: "negative", quantityTooLarge: "tooLarge" },
} as const satisfies Record<TypedQuantityCode, SolutionMistake["code"]>;

/** Returns the bottles of a solution: whole cases times bottles per case, and single bottles; an empty field is 0. */
export function totalOf(row: SolutionRow, typed: TypedSolution | undefined): SolutionTotal {
  let bottles = 0;
  for (const [text, times] of [
    [typed?.cases ?? "", row.starter ? 0 : row.bottlesPerCase],
    [typed?.bottles ?? "", 1],
  ] as const) {
    const parsed = typedBoxes(text, 0);
    if (!parsed.permitted) {
      return { bottles: 0, mistake: { solutionId: row.id, code: mistakeCodes[parsed.code], given: text } };
    }
    bottles += parsed.quantity * times;
  }
  const mistake = bottles > maximumQuantity ? ({ solutionId: row.id, code: "tooLarge", given: String(bottles) } as const) : null;
  return { bottles, mistake };
}

/** Returns why the form cannot be sent: quantities that cannot be ordered, or nothing to order or remove; null when it can. */
export function findSolutionMistakes(
  { typed, revision }: Pick<SolutionDraft, "typed" | "revision">,
  rows: readonly SolutionRow[],
): { mistakes: SolutionMistake[] } | { nothingTyped: true } | null {
  const totals = rows.map((row) => totalOf(row, typed[row.id]));
  const mistakes = totals.flatMap(({ mistake }) => mistake ?? []);
  if (mistakes.length > 0) return { mistakes };
  return revision === null && totals.every(({ bottles }) => bottles === 0) ? { nothingTyped: true } : null;
}

/** A solution that would be removed from the cart, with its bottles there. */
export type SolutionRemoval = { solutionId: string; name: string; bottles: number };

/** Returns the solutions of the cart without a quantity in the form: saving removes them, which is asked about first (D62). */
export function removedSolutions(
  rows: readonly SolutionRow[],
  typed: SolutionDraft["typed"],
  carted: Readonly<Record<string, number>>,
): SolutionRemoval[] {
  return rows.flatMap((row) => {
    const inCart = carted[row.id] ?? 0;
    const { bottles, mistake } = totalOf(row, typed[row.id]);
    return inCart > 0 && bottles === 0 && mistake === null ? [{ solutionId: row.id, name: row.displayName, bottles: inCart }] : [];
  });
}

/** Returns what was typed, with the cart's quantities restored for the solutions that would have been removed. */
export function withoutRemovals(
  rows: readonly SolutionRow[],
  typed: SolutionDraft["typed"],
  removals: readonly SolutionRemoval[],
): SolutionDraft["typed"] {
  const stillTyped = removals.flatMap(({ solutionId, bottles }): [string, TypedSolution][] => {
    const row = rows.find(({ id }) => id === solutionId);
    return row ? [[solutionId, splitBottles(row, bottles)]] : [];
  });
  return { ...typed, ...Object.fromEntries(stillTyped) };
}

/** Returns how many of some bottles can be ordered: of a discontinued solution only what is left (D69). */
export function orderableBottles({ shelf: { isLast, onHand } }: Pick<SolutionRow, "shelf">, bottles: number): number {
  return isLast ? Math.min(bottles, onHand) : bottles;
}

/** Returns the price of those bottles that can be ordered, in the smallest unit; null when there is none. */
export function amountOf(row: SolutionRow, bottles: number): number | null {
  if (!row.priceRetail || !row.priceAnnual) return null;
  const price = {
    itemId: row.id,
    packSize: 1,
    priceRetail: row.priceRetail.amount,
    priceAnnual: row.priceAnnual.amount,
    annualBoxes: row.annualBottles,
  };
  const orderable = orderableBottles(row, bottles);
  return boxPrice(price, orderable).unitPrice * orderable;
}

type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];

/**
 * Returns what the form sends to the cart; a carted preorder without any bottle is removed. Carted solutions that the form does not list
 * stay as they are, since only a quantity of 0 removes a line (D62), and so does the note.
 */
export function solutionPreorder(draft: SolutionDraft, rows: readonly SolutionRow[], present: CartedSolutions | null): SentPreorder {
  const listed = rows.map((row) => ({
    id: draft.lineIds[row.id] ?? "",
    solutionId: row.id,
    quantity: totalOf(row, draft.typed[row.id]).bottles,
  }));
  const solutions = [...listed.filter(({ quantity }) => quantity > 0), ...unlistedLines(draft, rows, present).map(sentLine)];
  return {
    id: draft.preorderId,
    revision: draft.revision ?? undefined,
    orderType: "Solution",
    note: present?.id === draft.preorderId ? present.note : "",
    merchandise: { purchaseType: "Solution", solutions },
  };
}

/** Returns the lines of the carted preorder whose solutions the form does not list. */
export function unlistedLines({ preorderId }: SolutionDraft, rows: readonly SolutionRow[], present: CartedSolutions | null) {
  const lines = present?.id === preorderId ? present.lines : [];
  return lines.filter(({ solutionId }) => rows.every(({ id }) => id !== solutionId));
}

/** Returns the preorder as the cart has it, without a revision, so that sending it replaces whatever is there (D72). */
export function cartedSolutionPreorder({ id, note, lines }: CartedSolutions): SentPreorder {
  return { id, orderType: "Solution", note, merchandise: { purchaseType: "Solution", solutions: lines.map(sentLine) } };
}

const sentLine = ({ id, solutionId, quantity }: CartedSolutions["lines"][number]) => ({ id, solutionId, quantity });
