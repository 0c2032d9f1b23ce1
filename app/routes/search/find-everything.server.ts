import type { RouterContextProvider } from "react-router";
import type { Answers } from "~/calls/answers";
import { type Found, type FoundOrder, nothingFound } from "~/components/search/found";
import { callsContext, sessionContext } from "~/context.server";
import { parseScan } from "~/domain/scan/parse-scan";
import { hitOf } from "~/forms/patients/patient-hit";
import { scanAddress } from "~/forms/scan/scan-address";
import { findLensUse } from "./find-lens-use.server";
import { findLenses } from "./find-lenses.server";
import { findPages } from "./find-pages.server";
import { loadRecents } from "./load-recents.server";

/** Number of results shown per kind; the lists have the rest. */
const shown = 6;

type Order = Answers["orders"]["history"]["orders"][number];

/** Returns the products, lenses, patients, orders, the product of a code, and pages of the portal that a search finds. */
export async function findEverything(context: Readonly<RouterContextProvider>, searchTerm: string): Promise<Found> {
  if (searchTerm === "") return { ...nothingFound, recents: await loadRecents(context) };
  const { catalogue, patients, orders } = context.get(callsContext);
  const tenantId = context.get(sessionContext).tenant._id;
  const [suggested, people, placed, code] = await Promise.all([
    catalogue.suggest({ searchTerm }).then(async (suggested) => {
      const [lenses, lensUse] = await Promise.all([findLenses(context, suggested), findLensUse(context, suggested)]);
      return { items: suggested.items, quantity: suggested.quantity, lenses, lensUse };
    }),
    patients.search({ tenantId, searchTerm, pageSize: shown, forgiving: true }),
    orders.history({ tenantId, searchTerm, pageSize: shown, countUpTo: 0 }),
    findCode(context, searchTerm),
  ]);
  const found = { ...suggested, code, patients: people.patients.map(hitOf), orders: placed.orders.map(foundOrder) };
  const pages = findPages(context, searchTerm);
  return { searchTerm, ...found, pages, recents: null };
}

async function findCode(context: Readonly<RouterContextProvider>, scan: string): Promise<Found["code"]> {
  if (parseScan(scan) === null) return null;
  const scanned = await context.get(callsContext).catalogue.findByScan({ scan });
  const to = scanAddress(scanned, scan);
  const { lens, solution } = scanned;
  if (to === null) return null;
  return { name: lens?.name ?? solution?.name ?? "", imageId: lens?.seriesId ?? solution?.solutionId ?? "", to };
}

function foundOrder({ createdAt, lines, parcels, ...order }: Order): FoundOrder {
  const { id, cartId, confirmationNum, status, statusDetail, boxesQuantity, productNames, patientFirst, patientLast } = order;
  return {
    ...{ id, cartId, confirmationNum, status, statusDetail, boxesQuantity, productNames, patientFirst, patientLast },
    placedAt: createdAt.toISOString(),
    imageId: lines[0]?.imageId ?? null,
    trackingNumbers: parcels.map(({ trackingNumber }) => trackingNumber),
  };
}
