import { isDefinedError, safe } from "@orpc/client";
import { v5 as namedId, v7 as newId } from "uuid";
import type { Answers, Inputs } from "~/calls/answers";
import type { GridRefusal } from "~/components/stock-grid/grid-refusal";
import type { GridIntent } from "~/components/stock-grid/read-sent-form";
import type { Calls } from "~/context.server";
import { readProductId } from "~/domain/lens/product-id";
import { gridPreorders } from "~/domain/order/grid-preorders";
import { findConflict, type PlannedSheet, planSheets } from "~/domain/order/plan-sheets";
import { type Entries, readSheets, sheetEntry } from "~/domain/order/sheet-entries";
import type { StockSheet } from "~/domain/order/stock-sheet";

type CartStock = readonly Answers["cart"]["populate"]["preordersStock"][number][];
type SyncedPreorder = Inputs["cart"]["sync"]["preorders"][number];
type SyncedLine = NonNullable<SyncedPreorder["merchandise"]["lines"]>[number];

export type AddOutcome =
  | { added: true; boxesQuantity: number }
  | { added: false; status: 409 | 422; refusal: GridRefusal; renewed: [string, string][] };

type Place = { calls: Calls; locationId: string /** What is ordered from (D74); null for stock. */; promotionId: string | null };
type Add = Place & { entries: Entries; intent: Extract<GridIntent, { name: "add" }> };

/** Puts the sheets of a sent form into the cart, all of them or none; or says why not, or what must be answered first. */
export async function addSheets({ entries, intent, ...place }: Add): Promise<AddOutcome> {
  const { calls, locationId, promotionId } = place;
  const stock = await readCarted(place);
  const sheets = readSheets(entries, stock);
  const plan = planSheets(sheets, stock, intent.confirmed);
  switch (plan.outcome) {
    case "mistakes":
      return refuse(422, { code: "quantities", mistakes: plan.mistakes });
    case "conflicts":
      return refuse(409, { code: "changedElsewhere", conflicts: plan.conflicts });
    case "removals":
      return refuse(422, { code: "confirmRemoval", removals: plan.removals });
    case "nothing":
      return refuse(422, { code: "chooseAQuantity" });
    case "save":
      break;
  }
  if (intent.release) await releaseHold(calls, locationId);
  const preorders = plan.sheets.map((planned) => preorderOf(planned, stock, promotionId));
  const [refusal, answer] = await trySync(calls, { locationId, preorders, onClash: intent.onClash });
  if (refusal) return refuse(...(await explain(refusal, { ...place, planned: plan.sheets, preorders })));
  const gone = plan.sheets.filter(
    ({ sheet, lines }) => lines.length > 0 && answer.gone.includes(sheet.preorderId) && intent.onClash === "ask",
  );
  if (gone.length > 0)
    return refuse(
      409,
      { code: "alreadyOrdered" },
      gone.map(({ sheet }) => renewedEntry(sheet)),
    );
  return { added: true, boxesQuantity: addedBoxes(plan.sheets) };
}

/** The preorders of the cart that the sheets are about. */
const readCarted = async ({ calls, locationId, promotionId }: Place): Promise<CartStock> =>
  gridPreorders(await calls.cart.populate({ locationId }), promotionId);

function refuse(status: 409 | 422, refusal: GridRefusal, renewed: [string, string][] = []): AddOutcome {
  return { added: false, status, refusal, renewed };
}

/** An id that was ordered or removed is never used again (D72); the next add makes another preorder. */
const renewedEntry = (sheet: StockSheet) => sheetEntry({ ...sheet, preorderId: newId(), revision: null });

function preorderOf({ sheet, lines }: PlannedSheet, stock: CartStock, promotionId: string | null): SyncedPreorder {
  const present = stock.find(({ id }) => id === sheet.preorderId);
  return {
    id: sheet.preorderId,
    revision: sheet.revision ?? undefined,
    orderType: promotionId === null ? "Stock" : "DiscountedPromotional",
    promotionId: promotionId ?? undefined,
    note: present?.note ?? "",
    merchandise: { purchaseType: "Revenue", lines: lines.flatMap((line) => lineOf(line, sheet, present)) },
  };
}

/** Lines keep the ids they have in the cart; a new line's id follows from its preorder and lens, so that sending twice makes one. */
function lineOf(
  { productId, quantity }: PlannedSheet["lines"][number],
  sheet: StockSheet,
  present: CartStock[number] | undefined,
): SyncedLine[] {
  const lens = readProductId(productId);
  if (!lens) return [];
  const id = present?.lines.find((line) => line.productId === productId)?.id ?? namedId(productId, sheet.preorderId);
  return [{ ...lens.values, id, seriesId: sheet.seriesId, productId, packSize: lens.packSize, quantity }];
}

/** "Back to the cart and add": lets go of the running review (D23). */
async function releaseHold(calls: Calls, locationId: string): Promise<void> {
  const { cart } = await calls.cart.view({ locationId });
  if (cart?.hold) await calls.cart.releaseCheckout({ cartId: cart.id, holdId: cart.hold.holdId });
}

const trySync = (calls: Calls, input: Inputs["cart"]["sync"]) => safe(calls.cart.sync(input));
type SyncRefusal = Awaited<ReturnType<typeof trySync>>[0];

type Sent = Place & { planned: PlannedSheet[]; preorders: SyncedPreorder[] };

async function explain(refusal: SyncRefusal, { planned, preorders, ...place }: Sent): Promise<[409 | 422, GridRefusal]> {
  if (!isDefinedError(refusal)) throw refusal as unknown as Error;
  switch (refusal.code) {
    case "alreadyInCart":
      return [409, { code: "alreadyInCart", clashes: refusal.data.clashes }];
    case "changedElsewhere": {
      const stock = await readCarted(place);
      return [409, { code: "changedElsewhere", conflicts: planned.flatMap(({ sheet }) => findConflict(sheet, stock)) }];
    }
    case "impossibleLens":
    case "productUnavailable": {
      const lines = preorders.flatMap(({ merchandise }) => merchandise.lines ?? []);
      const productId = lines.find(({ id }) => id === refusal.data.lineId)?.productId ?? "";
      return [422, { code: refusal.code, productId }];
    }
    case "cartLocked":
      return [409, { code: "cartLocked", values: refusal.data }];
    case "cartLimit":
      return [422, { code: "cartLimit", values: refusal.data }];
    case "chooseAQuantity":
    case "promotionEnded":
      return [422, { code: refusal.code }];
    case "sessionExpired":
    case "termsNotAccepted":
      throw refusal;
    default:
      return [422, { code: "other", values: {} }];
  }
}

/** Boxes that are new in the cart. */
function addedBoxes(planned: readonly PlannedSheet[]): number {
  return planned.reduce(
    (sum, { sheet, lines }) =>
      sum + lines.reduce((boxes, line) => boxes + Math.max(0, line.quantity - (sheet.base[line.productId] ?? 0)), 0),
    0,
  );
}
