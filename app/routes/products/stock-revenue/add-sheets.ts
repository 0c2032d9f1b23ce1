import type { RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import type { Answers, Inputs } from "~/calls/answers";
import { callsContext, sessionContext } from "~/context.server";
import { gridPath } from "~/domain/order/grid-path";
import { gridPreorders } from "~/domain/order/grid-preorders";
import { findConflict, planSheets } from "~/domain/order/plan-sheets";
import { type Entries, parseSheets, sheetEntry } from "~/domain/order/sheet-entries";
import type { StockSheet } from "~/domain/order/stock-sheet";
import type { GridRefusal } from "~/forms/stock-grid/grid-refusal";
import type { GridIntent } from "~/forms/stock-grid/parse-sent-form";
import { preorderOfSheet } from "~/forms/stock-grid/preorder-of-sheet";
import type { AddOutcome } from "~/routes/add-outcome";
import { addToCart } from "~/routes/add-to-cart.server";

type CartStock = readonly Answers["cart"]["populate"]["preordersStock"][number][];
type SyncedPreorder = Inputs["cart"]["sync"]["preorders"][number];

export type AddedSheets = { added: true } | { added: false; status: number; refusal: GridRefusal; renewed: [string, string][] };

type Context = Readonly<RouterContextProvider>;
type OrderedFrom = { context: Context /** The promotion to order from (D74); null for stock. */; promotionId: string | null };
type Add = OrderedFrom & { entries: Entries; intent: Extract<GridIntent, { name: "add" }> };

/**
 * Adds the sheets of a sent form to the cart, all or none; or returns why not, or what must be answered first. A form that was answered
 * before, whose answer was lost, is answered as added.
 */
export async function addSheets({ entries, intent, ...shelf }: Add): Promise<AddedSheets> {
  const { context, promotionId } = shelf;
  const stock = await loadCarted(shelf);
  const sheets = parseSheets(entries, stock);
  const plan = planSheets(sheets, stock, intent.confirmed);
  switch (plan.outcome) {
    case "mistakes":
      return refuse(422, { code: "quantities", mistakes: plan.mistakes });
    case "conflicts":
      return refuse(409, { code: "changedElsewhere", conflicts: plan.conflicts });
    case "removals":
      return refuse(422, { code: "confirmRemoval", removals: plan.removals });
    case "alreadySaved":
      return { added: true };
    case "inCart":
      return refuse(422, { code: "nothingNew" });
    case "nothing":
      return refuse(422, { code: "chooseAQuantity" });
    case "save":
      break;
  }
  if (intent.release) await releaseHold(context);
  const preorders = plan.sheets.map((planned) =>
    preorderOfSheet({ planned, present: stock.find(({ id }) => id === planned.sheet.preorderId), promotionId }),
  );
  const submittedForm = { path: gridPath, subject: preorders[0]?.id ?? "" };
  const added = await addToCart(context, { preorders, onClash: intent.onClash, submittedForm });
  switch (added.outcome) {
    case "saved":
      return { added: true };
    case "gone": {
      const goneSheets = plan.sheets.filter(({ sheet }) => added.preorderIds.includes(sheet.preorderId));
      const renewed = goneSheets.map(({ sheet }) => renewedEntry(sheet));
      return refuse(added.status, { code: "alreadyOrdered" }, renewed);
    }
    case "alreadyInCart":
      return refuse(added.status, { code: "alreadyInCart", clashes: added.clashes });
    case "changedElsewhere": {
      const present = await loadCarted(shelf);
      return refuse(added.status, {
        code: "changedElsewhere",
        conflicts: plan.sheets.flatMap(({ sheet }) => findConflict(sheet, present)),
      });
    }
    case "refused":
      return refuse(added.status, explain(added, preorders));
  }
}

/** Returns the preorders of the cart for the sheets. */
const loadCarted = async ({ context, promotionId }: OrderedFrom): Promise<CartStock> =>
  gridPreorders(await context.get(callsContext).cart.populate(locationOf(context)), promotionId);

const locationOf = (context: Context) => ({ locationId: context.get(sessionContext).locationId });

function refuse(status: number, refusal: GridRefusal, renewed: [string, string][] = []): AddedSheets {
  return { added: false, status, refusal, renewed };
}

/** Returns the sheet with a new preorder: an id that was ordered or removed is never reused (D72). */
const renewedEntry = (sheet: StockSheet) => sheetEntry({ ...sheet, preorderId: newId(), revision: null });

/** "Back to the cart and add": releases the running review (D23). */
async function releaseHold(context: Context): Promise<void> {
  const calls = context.get(callsContext).cart;
  const { cart } = await calls.view(locationOf(context));
  if (cart?.hold) await calls.releaseCheckout({ cartId: cart.id, holdId: cart.hold.holdId });
}

type Refused = Extract<AddOutcome, { outcome: "refused" }>;

function explain({ code, values, lineId }: Refused, preorders: readonly SyncedPreorder[]): GridRefusal {
  switch (code) {
    case "impossibleLens":
    case "productUnavailable": {
      const lines = preorders.flatMap(({ merchandise }) => merchandise.lines ?? []);
      return { code, productId: lines.find(({ id }) => id === lineId)?.productId ?? "" };
    }
    case "cartLocked":
    case "cartLimit":
      return { code, values };
    case "chooseAQuantity":
    case "promotionEnded":
      return { code };
    default:
      return { code: "other", values: {} };
  }
}
