import type { PracticeDb } from "~/db/database.server";
import type { CartPatients } from "~/db/queries/cart/cart-patients.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import type { StockLevel, StockLevels } from "~/db/queries/catalogue/stock.server";
import { findReplaceableOrders, missingBoxes, type ReplaceableOrder } from "~/db/queries/orders/replaced-orders.server";
import { together } from "~/db/together.server";
import { activePreorders } from "~/domain/cart/cart-rules";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { SignedInContext, Workplace } from "../call-context.server";
import { type FindShelf, loadStockLevels, shelfFinder } from "../catalogue/find-shelf.server";
import { type Catalogue, loadPracticeCatalogue, type PracticeChoices } from "../catalogue/load-catalogue.server";

/** Who asks for a cart, in which market, and when; all cart services take it. */
export type CartScope = { readonly tenantId: string } & Pick<SignedInContext, "edition" | "now" | "workplaceAt">;

/** The ordering practice and location, with the fields that an order stores. */
export type OrderWorkplace = {
  tenant: Pick<Workplace["tenant"], "practiceName" | "language" | "phone">;
  location: Pick<
    Workplace["location"],
    "name" | "street" | "street2" | "city" | "state" | "zip" | "phone" | "shipToCode" | "defaultShippingOption" | "partnerNumber"
  >;
};

/** Everything outside the cart that decides what it costs and when it arrives. */
export type CartSurroundings = {
  catalogue: Catalogue;
  choices: PracticeChoices;
  findShelf: FindShelf;
  patients: CartPatients;
  workplace: Workplace;
  /** The orders that preorders of the cart replace, by id (D27). */
  replaced: ReadonlyMap<string, ReplaceableOrder>;
};

type SurroundedCart = {
  locationId: string;
  preorders: readonly StoredPreorder[];
  patients: CartPatients;
  levels?: ReadonlyMap<string, StockLevel | null> | undefined;
};

/**
 * Returns the surroundings of a cart; the number of queries does not depend on its lines. Boxes reserved by an order that is about to be
 * replaced count as in stock, because the checkout releases them first (D27). `levels` is the stock of products that the caller has read
 * already; null for those without a row.
 */
export async function loadSurroundings(
  db: PracticeDb,
  scope: CartScope,
  { locationId, preorders, patients, levels: known = new Map() }: SurroundedCart,
): Promise<CartSurroundings> {
  const { edition, now } = scope;
  const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
  const unknownIds = preorders.flatMap(productIdsOf).filter((productId) => !known.has(productId));
  const replacedIdsOf = (some: readonly StoredPreorder[]) => some.flatMap(({ replacesOrderId }) => replacesOrderId ?? []);
  const [found, replaced] = await together(
    loadStockLevels(db, edition.code, unknownIds),
    findReplaceableOrders(db, replacedIdsOf(preorders), { lock: false }),
  );
  const levels = new Map([...[...known].flatMap(([id, level]) => (level ? [[id, level] as const] : [])), ...found]);
  const givenBack = new Set(replacedIdsOf(activePreorders(preorders)));
  const reserved = missingBoxes(
    replaced.filter(({ id }) => givenBack.has(id)),
    levels,
    now,
  );
  return {
    catalogue,
    choices,
    findShelf: shelfFinder(catalogue, withReserved(levels, reserved), { edition, now }),
    patients,
    workplace: scope.workplaceAt(locationId),
    replaced: new Map(replaced.map((order) => [order.id, order])),
  };
}

/** Returns the ids under which the products of a preorder are stocked: product ids of lenses, ids of solutions. */
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
