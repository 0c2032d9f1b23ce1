import { eq } from "drizzle-orm";
import { findCart, listOpenCartsOf, lockCart, lockOpenCart, lockOpenCartInOneLook } from "~/db/queries/cart/cart.server";
import { findCartPatients, listPatientPreorders } from "~/db/queries/cart/cart-patients.server";
import { countCartQuantities, listCartHoldings } from "~/db/queries/cart/cart-quantities.server";
import { findHeldCart, findOpenCart } from "~/db/queries/cart/held-cart.server";
import { findKeptForm, listAllKeptForms, listKeptForms } from "~/db/queries/cart/kept-forms.server";
import { findInOpenCartAndByIds, findPreorders, listCartPreorders, listChangedPreorders } from "~/db/queries/cart/preorders.server";
import { findPracticeChoices } from "~/db/queries/catalogue/catalogue-data.server";
import { listPracticeItems } from "~/db/queries/catalogue/practice-items.server";
import { listArrivals, listMovesSince, listProblemOrders } from "~/db/queries/orders/daily-work.server";
import {
  countDeliveryBoxes,
  findCountedBoxes,
  findCounting,
  findDelivery,
  listCountedBoxes,
  listDeliveries,
  lockDelivery,
  lockOpenDelivery,
} from "~/db/queries/orders/deliveries.server";
import { listPartsWithLens } from "~/db/queries/orders/lens-use.server";
import { countOrders, countOrderWords, countTriedOrders, listOrders, listOrdersWithWords } from "~/db/queries/orders/order-search.server";
import { findOrder, findOrderAnywhere, listOrdersOfCart, lockOrder, selectNamedOrders } from "~/db/queries/orders/orders.server";
import {
  listClaimedParts,
  listPartsOnTheWay,
  listRecalled,
  listReceivedOfDelivery,
  listReceivedOfOrders,
  listTrackedParts,
  sumRecalled,
} from "~/db/queries/orders/received-boxes.server";
import { findReplaceableOrders } from "~/db/queries/orders/replaced-orders.server";
import { countFittings, sumOrdersByDay, sumOrdersByItem, sumOrdersByLens, sumOrdersByMonth } from "~/db/queries/orders/reports.server";
import { findRequest, findReturnPhoto, listPromiseMoves, listRequests, listReturns } from "~/db/queries/orders/requests.server";
import {
  findLastShelfCount,
  findOpenShelfCount,
  findShelfBoxes,
  findShelfPositions,
  listShelfBoxes,
  listShelfFigures,
  lockOpenShelfCount,
  lockShelfCount,
} from "~/db/queries/orders/shelf-counts.server";
import { listCartedForShelf, listLensUse, listPutAside } from "~/db/queries/orders/shelf-use.server";
import { listCartedForPatients, listSupplies } from "~/db/queries/orders/supply.server";
import { listHistoryOfOrders, listStatusHistory, listTransactions } from "~/db/queries/orders/transactions.server";
import { findItemUse, listProductUse } from "~/db/queries/orders/usage.server";
import { listPatientHistory } from "~/db/queries/patients/patient-history.server";
import {
  countAuditActions,
  findAuditHead,
  hasAuditEntrySince,
  listAuditChain,
  listAuditEntries,
  listAuditLabels,
  listPeopleNames,
} from "~/db/queries/practice/audit.server";
import { listRelatedSubjects } from "~/db/queries/practice/audit-subjects.server";
import { countMailsSince } from "~/db/queries/practice/outbox.server";
import { findTenant, listLocations } from "~/db/queries/practice/tenants.server";
import { schema } from "~/db/schema.server";
import { noWords } from "~/domain/order/order-words";
import { editionOf } from "~/editions/editions";
import { now } from "~tests/helpers/given";
import { approvalQueries } from "./approval-queries";
import { fittingQueries } from "./fitting-queries";
import type { Held, Read } from "./held";
import { patientQueries } from "./patient-queries";
import { peopleQueries } from "./people-queries";
import { templateQueries } from "./template-queries";

const before = new Date(now.getTime() - 60_000);
const everyOrder = { cartId: null, patientId: null, startAt: null, endAt: null, statuses: null, words: noWords };
const placeOf = ({ location, userId }: Held) => ({ locationId: location, ownerId: userId });
const reportOf = ({ tenant, location }: Held) => ({
  ...{ tenantId: tenant, locationIds: [location] },
  ...{ startAt: before, endAt: new Date(now.getTime() + 60_000) },
});

const december = "2026-12-01";
const supplies = { staleMax: 10, from: december, to: december, after: null, limit: 10 };

const recallOf = ({ location }: Held) => ({ lotKeys: ["A1"], locationIds: [location], gtin: null, productWords: [] });

const everyAct = { actor: "anyone", actions: null, subjects: null, startAt: null, endAt: null } as const;

/** Every query that reads practice data, with arguments that find something in the practice they name. */
export const practiceQueries: Record<string, Read> = {
  listProblemOrders: (tx, { tenant, location }) => listProblemOrders({ tx, tenantId: tenant }, location, 10),
  listLensUse: (tx, { tenant, location }) => listLensUse({ tx, tenantId: tenant }, location, { since: before, timeZone: "Asia/Seoul" }),
  listCartedForShelf: (tx, { tenant, location }) => listCartedForShelf({ tx, tenantId: tenant }, location),
  findOpenShelfCount: (tx, { tenant, location }) => findOpenShelfCount({ tx, tenantId: tenant }, location),
  lockOpenShelfCount: (tx, { tenant, location }) => lockOpenShelfCount({ tx, tenantId: tenant }, location),
  lockShelfCount: (tx, { tenant, shelfCount }) => lockShelfCount({ tx, tenantId: tenant }, shelfCount),
  findLastShelfCount: (tx, { tenant, location }) => findLastShelfCount({ tx, tenantId: tenant }, location),
  listShelfBoxes: (tx, { tenant, shelfCount }) => listShelfBoxes({ tx, tenantId: tenant }, shelfCount),
  findShelfBoxes: (tx, { tenant, shelfBox }) => findShelfBoxes({ tx, tenantId: tenant }, [shelfBox]),
  findShelfPositions: async (tx, { tenant, shelfCount }) => (await findShelfPositions({ tx, tenantId: tenant }, shelfCount)).present,
  listShelfFigures: async (tx, { tenant, location }) => [
    ...(await listShelfFigures({ tx, tenantId: tenant }, location, { since: before, timeZone: "Asia/Seoul" })),
  ],
  listPutAside: (tx, { tenant, location }) => listPutAside({ tx, tenantId: tenant }, location, { since: before, timeZone: "Asia/Seoul" }),
  listMovesSince: (tx, { tenant, location }) => listMovesSince({ tx, tenantId: tenant }, location, { since: before, limit: 10 }),
  listArrivals: (tx, { tenant, location }) => listArrivals({ tx, tenantId: tenant }, location, { day: december, limit: 10 }),
  listSupplies: (tx, held) => listSupplies({ tx, tenantId: held.tenant }, { ...supplies, locationId: held.location }),
  listPatientPreorders: (tx, { tenant, patientRow }) => listPatientPreorders({ tx, tenantId: tenant }, patientRow.id, 10),
  listCartedForPatients: (tx, { tenant, patientRow }) => listCartedForPatients({ tx, tenantId: tenant }, [patientRow.id]),
  listAuditEntries: (tx, { tenant }) => listAuditEntries({ tx, tenantId: tenant }, everyAct, { before: null, limit: 50 }),
  countAuditActions: async (tx, { tenant }) => (await countAuditActions({ tx, tenantId: tenant }, everyAct, 50)) ?? [],
  listRelatedSubjects: (tx, { tenant, order }) => listRelatedSubjects({ tx, tenantId: tenant }, { kind: "order", id: order }),
  listAuditChain: (tx, { tenant }) => listAuditChain({ tx, tenantId: tenant }, 0, 50),
  hasAuditEntrySince: (tx, { tenant, userId, orderedCart }) =>
    hasAuditEntrySince(
      { tx, tenantId: tenant },
      { actorId: userId, action: "ordered", subjectKind: "cart", subjectId: orderedCart, since: before },
    ),
  listPatientHistory: (tx, { tenant, patient }) => listPatientHistory({ tx, tenantId: tenant }, [patient]),
  findAuditHead: (tx, { tenant }) => findAuditHead({ tx, tenantId: tenant }),
  listPeopleNames: (tx, { tenant }) => listPeopleNames({ tx, tenantId: tenant }),
  listAuditLabels: async (tx, { tenant, order, orderedCart, patient }) => {
    const labels = await listAuditLabels({ tx, tenantId: tenant }, { orders: [order], carts: [orderedCart], patients: [patient] });
    return [...labels.placed, ...labels.known];
  },
  countCartQuantities: (tx, held) => countCartQuantities({ tx, tenantId: held.tenant }, placeOf(held)),
  listCartHoldings: (tx, { tenant }) => listCartHoldings({ tx, tenantId: tenant }, ["il-myday"]),
  findCartPatients: (tx, { tenant, patient }) => findCartPatients({ tx, tenantId: tenant }, [patient]),
  findPracticeChoices: async (tx, { tenant }) => (await findPracticeChoices({ tx, tenantId: tenant }, "IL")).choices,
  findHeldCart: (tx, { tenant, cart }) => findHeldCart({ tx, tenantId: tenant }, cart),
  findOpenCart: (tx, held) => findOpenCart({ tx, tenantId: held.tenant }, placeOf(held)),
  lockOpenCart: (tx, held) => lockOpenCart({ tx, tenantId: held.tenant }, placeOf(held)),
  lockOpenCartInOneLook: (tx, held) => lockOpenCartInOneLook({ tx, tenantId: held.tenant }, placeOf(held)),
  lockCart: (tx, { tenant, cart }) => lockCart({ tx, tenantId: tenant }, cart),
  listOpenCartsOf: (tx, { tenant, userId }) => listOpenCartsOf({ tx, tenantId: tenant }, userId),
  findCart: (tx, { tenant, cart }) => findCart({ tx, tenantId: tenant }, cart),
  listPracticeItems: (tx, { tenant }) => listPracticeItems({ tx, tenantId: tenant }),
  findKeptForm: (tx, { tenant, form, userId }) => findKeptForm({ tx, tenantId: tenant }, { id: form, ownerId: userId }, now),
  listAllKeptForms: (tx, { tenant, userId }) => listAllKeptForms({ tx, tenantId: tenant }, userId, now),
  listKeptForms: (tx, { tenant, userId }) => listKeptForms({ tx, tenantId: tenant }, { ownerId: userId, path: "/cart" }, now),
  listOrders: (tx, { tenant, location }) =>
    listOrders(
      { tx, tenantId: tenant },
      { ...everyOrder, locationIds: [location] },
      { after: null, offset: 0, limit: 10, sortBy: "placedAt", direction: "DESC" },
    ),
  countOrders: async (tx, { tenant, location }) =>
    (await countOrders({ tx, tenantId: tenant }, { all: { ...everyOrder, locationIds: [location] } }, 10)).all,
  countOrderWords: async (tx, { tenant }) => (await countOrderWords({ tx, tenantId: tenant }, ["myday"], 10)).myday ?? 0,
  countTriedOrders: (tx, { tenant }) => countTriedOrders({ tx, tenantId: tenant }, ["myday"], 10),
  listOrdersWithWords: (tx, { tenant }) => listOrdersWithWords({ tx, tenantId: tenant }, ["myday", "m"], 10),
  selectNamedOrders: (tx, { tenant }) => selectNamedOrders(tx).where(eq(schema.orders.tenantId, tenant)),
  ...approvalQueries,
  ...fittingQueries,
  ...templateQueries,
  ...patientQueries,
  ...peopleQueries,
  listOrdersOfCart: (tx, { tenant, orderedCart, location }) => listOrdersOfCart({ tx, tenantId: tenant }, orderedCart, [location]),
  findOrder: (tx, { tenant, order, location }) => findOrder({ tx, tenantId: tenant }, order, [location]),
  findOrderAnywhere: (tx, { tenant, order }) => findOrderAnywhere({ tx, tenantId: tenant }, order),
  lockOrder: (tx, { tenant, order }) => lockOrder({ tx, tenantId: tenant }, order),
  listCartPreorders: (tx, { tenant, cart }) => listCartPreorders({ tx, tenantId: tenant }, cart),
  findInOpenCartAndByIds: async (tx, held) => [
    ...(await findInOpenCartAndByIds({ tx, tenantId: held.tenant }, placeOf(held), [held.preorder])).known.values(),
  ],
  findPreorders: (tx, { tenant, preorder }) => findPreorders({ tx, tenantId: tenant }, [preorder]),
  findReplaceableOrders: (tx, { tenant, order }) => findReplaceableOrders({ tx, tenantId: tenant }, [order], { lock: true }),
  listChangedPreorders: (tx, { tenant, cart, change }) => listChangedPreorders({ tx, tenantId: tenant }, cart, change),
  sumOrdersByMonth: (tx, held) => sumOrdersByMonth(tx, reportOf(held), editionOf("IL")),
  sumOrdersByDay: (tx, held) => sumOrdersByDay(tx, reportOf(held), editionOf("IL")),
  sumOrdersByItem: (tx, held) => sumOrdersByItem(tx, reportOf(held)),
  sumOrdersByLens: (tx, held) => sumOrdersByLens(tx, reportOf(held), "il-myday"),
  listPartsWithLens: (tx, { tenant, location }) =>
    listPartsWithLens({ tx, tenantId: tenant }, { seriesIds: ["il-myday"], values: {} }, [location]),
  countFittings: (tx, held) => countFittings(tx, reportOf(held), { edition: "IL", withinDays: 90 }),
  countMailsSince: (tx, { tenant, orderedCart }) =>
    countMailsSince({ tx, tenantId: tenant }, orderedCart, "00000000-0000-0000-0000-000000000000"),
  findTenant: (tx, { tenant }) => findTenant({ tx, tenantId: tenant }),
  listLocations: (tx, { tenant }) => listLocations({ tx, tenantId: tenant }),
  findRequest: (tx, { tenant, request }) => findRequest({ tx, tenantId: tenant }, request),
  listRequests: (tx, { tenant, order }) => listRequests({ tx, tenantId: tenant }, [order]),
  listReturns: (tx, { tenant, location }) => listReturns({ tx, tenantId: tenant }, [location], { before: null, limit: 9 }),
  findReturnPhoto: (tx, { tenant, request }) => findReturnPhoto({ tx, tenantId: tenant }, request),
  listPromiseMoves: (tx, { tenant, order }) => listPromiseMoves({ tx, tenantId: tenant }, [order]),
  findCounting: (tx, { tenant, location }) => findCounting({ tx, tenantId: tenant }, location),
  lockOpenDelivery: (tx, { tenant, location }) => lockOpenDelivery({ tx, tenantId: tenant }, location),
  findDelivery: (tx, { tenant, delivery }) => findDelivery({ tx, tenantId: tenant }, delivery),
  lockDelivery: (tx, { tenant, delivery }) => lockDelivery({ tx, tenantId: tenant }, delivery),
  listDeliveries: (tx, { tenant, location }) => listDeliveries({ tx, tenantId: tenant }, location, { before: null, limit: 9 }),
  listCountedBoxes: (tx, { tenant, openDeliveryId }) => listCountedBoxes({ tx, tenantId: tenant }, openDeliveryId),
  findCountedBoxes: (tx, { tenant, box }) => findCountedBoxes({ tx, tenantId: tenant }, [box]),
  countDeliveryBoxes: async (tx, { tenant, openDeliveryId }) => (await countDeliveryBoxes({ tx, tenantId: tenant }, openDeliveryId)).boxes,
  listReceivedOfOrders: (tx, { tenant, order }) => listReceivedOfOrders({ tx, tenantId: tenant }, [order]),
  listReceivedOfDelivery: (tx, { tenant, delivery }) => listReceivedOfDelivery({ tx, tenantId: tenant }, delivery),
  listPartsOnTheWay: (tx, { tenant, location }) =>
    listPartsOnTheWay({ tx, tenantId: tenant }, location, { edition: "IL", since: { Shipped: before, Delivered: before }, limit: 9 }),
  listClaimedParts: (tx, { tenant, location }) => listClaimedParts({ tx, tenantId: tenant }, location, { edition: "IL", from: before }),
  listRecalled: (tx, held) => listRecalled({ tx, tenantId: held.tenant }, recallOf(held), { before: null, limit: 9 }),
  sumRecalled: async (tx, held) => (await sumRecalled({ tx, tenantId: held.tenant }, recallOf(held))).patientIds,
  listTrackedParts: (tx, { tenant, order }) => listTrackedParts({ tx, tenantId: tenant }, [order], "IL"),
  listTransactions: (tx, { tenant, order }) => listTransactions({ tx, tenantId: tenant }, [order]),
  listHistoryOfOrders: (tx, { tenant, order }) => listHistoryOfOrders({ tx, tenantId: tenant }, [order]),
  listStatusHistory: (tx, { tenant, transactionIds }) => listStatusHistory({ tx, tenantId: tenant }, transactionIds),
  findItemUse: async (tx, { tenant, location }) => {
    const asked = { edition: "IL", locationId: location, itemIds: ["il-myday"] } as const;
    const { use, empty } = await findItemUse({ tx, tenantId: tenant }, asked, { shownFrom: "2026-01", countedFrom: "2026-01" });
    return use.length * empty.length;
  },
  listProductUse: (tx, { tenant, location }) =>
    listProductUse(
      { tx, tenantId: tenant },
      { locationId: location, itemId: "il-myday" },
      { fromMonth: "2026-01", beforeMonth: "2027-01" },
    ),
};
