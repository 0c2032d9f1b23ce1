import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { listPatientPreorders } from "~/db/queries/cart/cart-patients.server";
import { together } from "~/db/together.server";
import type { Merchandise } from "~/domain/order/preorder";
import type { SignedInContext } from "../call-context.server";
import { type Catalogue, loadCatalogue, shownName } from "../catalogue/load-catalogue.server";

type InCart = Answers["orderForms"]["facts"]["inCarts"][number];

const shown = 10;

/**
 * Returns what open carts of the practice have for a patient, at all of its locations (D84), so that nobody orders what a colleague is
 * about to order. `isHere` marks carts at the location of the form.
 */
export async function patientInCarts(
  db: PracticeDb,
  { person, edition }: SignedInContext,
  { patientId, locationId }: { patientId: string; locationId: string },
): Promise<InCart[]> {
  const [carted, catalogue] = await together(listPatientPreorders(db, patientId, shown), loadCatalogue(db.tx, edition.code));
  return carted.flatMap(({ id, status, merchandise, ownerId, firstName, lastName, ...at }) => {
    const lines = eyesOf(merchandise, catalogue);
    if (lines.length === 0) return [];
    return [
      {
        preorderId: id,
        owner: firstName !== null && lastName !== null ? { firstName, lastName } : null,
        ...{ isOwn: ownerId === person.id, isHere: at.locationId === locationId, locationName: at.locationName },
        ...{ savedForLater: status === "savedForLater", lines },
      },
    ];
  });
}

/** Returns the lenses of each eye by the product's present name; nothing of an order for no eye. */
function eyesOf(merchandise: Merchandise, { seriesById }: Catalogue): InCart["lines"] {
  if (!("rx" in merchandise)) return [];
  return (["right", "left"] as const).flatMap((eye) => {
    const line = merchandise.rx[eye];
    if (!line) return [];
    const { id, seriesId, packSize, quantity, values } = line;
    const series = seriesById.get(seriesId);
    return [{ id, eye, productName: series ? shownName(series) : seriesId, packSize, quantity, values }];
  });
}
