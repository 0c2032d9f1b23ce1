import type { Inputs } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import type { OrderKey } from "~/db/queries/orders/order-search.server";
import { type GivenFilter, type GivenPacks, listRecalledPacks, sumRecalledPacks } from "~/db/queries/orders/recalled-packs.server";
import { listRecalled, type NamedReceived, type RecallFilter, sumRecalled } from "~/db/queries/orders/received-boxes.server";
import { together } from "~/db/together.server";
import { searchedLots } from "~/domain/delivery/lot-key";
import { recalledProduct } from "~/domain/delivery/recall-filter";
import type { SignedInContext } from "../call-context.server";
import { boxProducts } from "../catalogue/box-products.server";
import { type Catalogue, loadCatalogue, shownName } from "../catalogue/load-catalogue.server";

/** A recall: the boxes received, and the trial packs given out, that it concerns. */
export type Recall = { boxes: RecallFilter; packs: GivenFilter; catalogue: Catalogue };

/** A row of a recall: boxes that arrived, or trial packs that were given out from a fitting set. */
export type RecallRow = OrderKey & ({ received: NamedReceived; given?: never } | { given: GivenPacks; received?: never });

type Asked = Inputs["recalls"]["download"];

/** Returns what the lots and the product of a recall mean, at the person's locations. */
export async function loadRecall(
  db: PracticeDb,
  { lots, product }: Asked,
  { person, edition }: Pick<SignedInContext, "person" | "edition">,
): Promise<Recall> {
  const ofLots = { lotKeys: searchedLots(lots), locationIds: person.locationIds };
  const { gtin, productWords } = recalledProduct(product ?? "");
  const catalogue = await loadCatalogue(db.tx, edition.code);
  const named = [...catalogue.seriesById.values()].filter((series) =>
    productWords.every((word) => shownName(series).toLowerCase().includes(word)),
  );
  const ofCode = gtin === null ? null : (await boxProducts(db, catalogue, [gtin])).get(gtin);
  const seriesIds = named.map(({ id }) => id);
  const of = gtin === null ? { productIds: [], seriesIds } : { productIds: ofCode ? [ofCode.productId] : [], seriesIds: [] };
  return {
    boxes: { ...ofLots, gtin, productWords },
    packs: { ...ofLots, of: gtin === null && productWords.length === 0 ? null : of },
    catalogue,
  };
}

/** Returns the rows of a recall, the last first, after the last one of the previous page. */
export async function listRecall(
  db: PracticeDb,
  { boxes, packs }: Pick<Recall, "boxes" | "packs">,
  page: { before: OrderKey | null; limit: number },
): Promise<RecallRow[]> {
  const [received, given] = await together(listRecalled(db, boxes, page), listRecalledPacks(db, packs, page));
  const rows: RecallRow[] = [
    ...received.map((each) => ({ at: each.box.countedAt, id: each.box.id, received: each })),
    ...given.map((each) => ({ at: each.givenAt, id: each.id, given: each })),
  ];
  return rows.sort((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1)).slice(0, page.limit);
}

/** Returns how many boxes and trial packs a recall concerns, and all patients who are known to have got one. */
export async function sumRecall(db: PracticeDb, { boxes, packs }: Pick<Recall, "boxes" | "packs">) {
  const [received, given] = await together(sumRecalled(db, boxes), sumRecalledPacks(db, packs));
  return { boxes: received.boxes, packs: given.packs, patientIds: [...new Set([...received.patientIds, ...given.patientIds])] };
}
