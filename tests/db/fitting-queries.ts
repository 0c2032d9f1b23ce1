import {
  listFittingActs,
  listFittingPacks,
  listFittingWanted,
  listGivenPacks,
  lockFittingPacks,
  lockFittingTakes,
  lockPutPacks,
} from "~/db/queries/orders/fitting-sets.server";
import { listTrialsInCarts, listTrialsOnTheWay } from "~/db/queries/orders/trials-on-the-way.server";
import { now } from "~tests/helpers/given";
import type { Read } from "./held";

const before = new Date(now.getTime() - 60_000);

/** The queries about fitting sets. */
export const fittingQueries: Record<string, Read> = {
  listFittingPacks: (tx, { tenant, location }) => listFittingPacks({ tx, tenantId: tenant }, location),
  lockFittingPacks: (tx, { tenant, location }) => lockFittingPacks({ tx, tenantId: tenant }, location, null),
  lockPutPacks: (tx, { tenant, fittingPacks }) => lockPutPacks({ tx, tenantId: tenant }, [fittingPacks]),
  lockFittingTakes: (tx, { tenant, fittingTake }) => lockFittingTakes({ tx, tenantId: tenant }, [fittingTake]),
  listFittingWanted: (tx, { tenant, location }) => listFittingWanted({ tx, tenantId: tenant }, location),
  listFittingActs: (tx, { tenant, location }) => listFittingActs({ tx, tenantId: tenant }, location, { since: before, limit: 10 }),
  listGivenPacks: (tx, { tenant, patient, location }) =>
    listGivenPacks({ tx, tenantId: tenant }, patient, { locationIds: [location], limit: 10 }),
  listTrialsOnTheWay: (tx, { tenant, location }) => listTrialsOnTheWay({ tx, tenantId: tenant }, location, before),
  listTrialsInCarts: (tx, { tenant, location }) => listTrialsInCarts({ tx, tenantId: tenant }, location),
};
