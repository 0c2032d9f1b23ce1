import type { Transaction } from "~/db/database.server";
import { listOrdersByIds } from "~/db/queries/orders/orders.server";
import { listPatientNames, listVisits } from "~/db/queries/recents/recent-visits.server";
import { countTemplates, findTemplate, listTemplates } from "~/db/queries/templates/order-templates.server";
import type { Belongings } from "~tests/services/belongings";

type Read = (tx: Transaction, held: Belongings & { userId: string }) => Promise<unknown>;

const since = new Date(0);

/** The queries of templates, of several orders at once, and of what was opened last. */
export const templateQueries: Record<string, Read> = {
  listTemplates: (tx, { tenant, location }) => listTemplates({ tx, tenantId: tenant }, [location]),
  findTemplate: (tx, { tenant, template, location }) => findTemplate({ tx, tenantId: tenant }, { id: template, locationIds: [location] }),
  countTemplates: (tx, { tenant }) => countTemplates({ tx, tenantId: tenant }),
  listOrdersByIds: (tx, { tenant, order, location }) => listOrdersByIds({ tx, tenantId: tenant }, [order], [location]),
  listVisits: (tx, { tenant, userId }) => listVisits({ tx, tenantId: tenant }, { ownerId: userId, since, limit: 8 }),
  listPatientNames: (tx, { tenant, patient, location }) => listPatientNames({ tx, tenantId: tenant }, [patient], [location]),
};
