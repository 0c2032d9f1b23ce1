import type { PracticeDb } from "~/db/database.server";
import type { CartPatients } from "~/db/queries/cart-patients.server";
import type { StoredPreorder } from "~/db/queries/preorders.server";
import { findReplaceableOrders, type ReplaceableOrder, reservedBoxes } from "~/db/queries/replaced-orders.server";
import type { StockLevel, StockLevels } from "~/db/queries/stock.server";
import { activePreorders } from "~/domain/order/cart-rules";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { PracticePlace, SignedInContext } from "../call-context.server";
import { type FindShelf, loadStockLevels, shelfFinder } from "../catalogue/find-shelf.server";
import { type Catalogue, loadPracticeCatalogue, type PracticeChoices } from "../catalogue/load-catalogue.server";

/** Whose cart it is, where, and when: what every service of the cart hands down. */
export type CartScope = { readonly tenantId: string } & Pick<SignedInContext, "edition" | "now" | "placeAt">;

/** The practice and the location that order, as far as an order keeps them. */
export type OrderPlace = {
  tenant: Pick<PracticePlace["tenant"], "practiceName" | "language" | "phone">;
  location: Pick<
    PracticePlace["location"],
    "name" | "street" | "street2" | "city" | "state" | "zip" | "phone" | "shipToCode" | "defaultShippingOption" | "partnerNumber"
  >;
};

/** Everything outside the cart that decides what it costs and when it arrives. */
export type CartSurroundings = {
  catalogue: Catalogue;
  choices: PracticeChoices;
  findShelf: FindShelf;
  patients: CartPatients;
  place: PracticePlace;
  /** The orders that preorders of the cart are to replace, by their ids (D27). */
  replaced: ReadonlyMap<string, ReplaceableOrder>;
};

/**
 * Reads what surrounds a cart, in a fixed number of queries however many lines it has. Boxes that an order about to be
 * replaced still holds count as lying on the shelf, because the checkout gives them back first (D27).
 */
export async function loadSurroundings(
  db: PracticeDb,
  scope: CartScope,
  { locationId, preorders, patients }: { locationId: string; preorders: readonly StoredPreorder[]; patients: CartPatients },
): Promise<CartSurroundings> {
  const { edition, now } = scope;
  const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
  const levels = await loadStockLevels(db, edition.code, preorders.flatMap(productIdsOf));
  const replacedIdsOf = (some: readonly StoredPreorder[]) => some.flatMap(({ replacesOrderId }) => replacesOrderId ?? []);
  const replaced = await findReplaceableOrders(db, replacedIdsOf(preorders), { lock: false });
  const givenBack = new Set(replacedIdsOf(activePreorders(preorders)));
  const reserved = reservedBoxes(
    replaced.filter(({ id }) => givenBack.has(id)),
    now,
  );
  return {
    catalogue,
    choices,
    findShelf: shelfFinder(catalogue, withReserved(levels, reserved), { edition, now }),
    patients,
    place: scope.placeAt(locationId),
    replaced: new Map(replaced.map((order) => [order.id, order])),
  };
}

/** The products of a preorder as shelves name them: a solution stands for itself. */
export function productIdsOf(preorder: StoredPreorder): string[] {
  return [...linesOf(preorder).map((line) => line.productId ?? ""), ...solutionsOf(preorder).map((line) => line.solutionId)];
}

function withReserved(levels: StockLevels, reserved: ReadonlyMap<string, number>): StockLevels {
  if (reserved.size === 0) return levels;
  const credited = ([productId, level]: [string, StockLevel]): [string, StockLevel] => [
    productId,
    { ...level, onHand: level.onHand + (reserved.get(productId) ?? 0) },
  ];
  return new Map([...levels].map(credited));
}
