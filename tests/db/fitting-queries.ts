import {
  listFittingActs,
  listFittingPacks,
  listFittingWanted,
  listGivenPacks,
  lockFittingPacks,
  lockFittingTakes,
  lockPutPacks,
} from "~/db/queries/orders/fitting-sets.server";
import { listRecalledPacks, sumRecalledPacks } from "~/db/queries/orders/recalled-packs.server";
import { listTrialsInCarts, listTrialsOnTheWay } from "~/db/queries/orders/trials-on-the-way.server";
import { now } from "~tests/helpers/given";
import type { Held, Read } from "./held";

const before = new Date(now.getTime() - 60_000);

const recallOf = ({ location }: Held) => ({ lotKeys: ["A1"], locationIds: [location], of: null });

/** The queries about fitting sets. */
export const fittingQueries: Record<string, Read> = {
  listFittingPacks: (tx, { tenant, location }) => listFittingPacks({ tx, tenantId: tenant }, location),
  lockFittingPacks: (tx, { tenant, location }) => lockFittingPacks({ tx, tenantId: tenant }, location, null),
  lockPutPacks: (tx, { tenant, fittingPacks }) => lockPutPacks({ tx, tenantId: tenant }, [fittingPacks]),
  lockFittingTakes: (tx, { tenant, fittingTake }) => lockFittingTakes({ tx, tenantId: tenant }, [fittingTake]),
  listFittingWanted: (tx, { tenant, location }) => listFittingWanted({ tx, tenantId: tenant }, location),
  listFittingActs: (tx, { tenant, location }) =>
    listFittingActs({ tx, tenantId: tenant }, location, { seriesId: null, since: before, limit: 10 }),
  listGivenPacks: (tx, { tenant, patient, location }) =>
    listGivenPacks({ tx, tenantId: tenant }, patient, { locationIds: [location], limit: 10 }),
  listRecalledPacks: (tx, held) => listRecalledPacks({ tx, tenantId: held.tenant }, recallOf(held), { before: null, limit: 9 }),
  sumRecalledPacks: async (tx, held) => (await sumRecalledPacks({ tx, tenantId: held.tenant }, recallOf(held))).patientIds,
  listTrialsOnTheWay: (tx, { tenant, location }) => listTrialsOnTheWay({ tx, tenantId: tenant }, location, before),
  listTrialsInCarts: (tx, { tenant, location }) => listTrialsInCarts({ tx, tenantId: tenant }, location),
};
