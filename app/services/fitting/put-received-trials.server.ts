import type { PracticeDb } from "~/db/database.server";
import { insertFittingPacks } from "~/db/queries/orders/fitting-sets.server";
import type { ReceivedRow } from "~/db/queries/orders/received-boxes.server";
import { fullName } from "~/domain/person-name";
import type { SignedInContext } from "../call-context.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { trialSeriesOf } from "./fitting-shelf.server";

/**
 * Puts the trial packs of a delivery that were ordered for the practice on the shelf of its location (D160), under the ids of the received
 * boxes.
 */
export async function putReceivedTrials(
  db: PracticeDb,
  { person, edition, now }: Pick<SignedInContext, "person" | "edition" | "now">,
  received: readonly ReceivedRow[],
): Promise<void> {
  const catalogue = await loadCatalogue(db.tx, edition.code);
  const putByName = fullName(person, edition.defaultLanguage);
  await insertFittingPacks(
    db.tx,
    received.flatMap(({ tenantId, id, locationId, product, lot, expiresOn, way, quantity }) => {
      if (!product || !trialSeriesOf(catalogue, product.productId)) return [];
      const packs = { productId: product.productId, lot, expiresOn, way, quantity, leftQuantity: quantity };
      return [{ tenantId, id, locationId, ...packs, putById: person.id, putByName, putAt: now }];
    }),
  );
}
