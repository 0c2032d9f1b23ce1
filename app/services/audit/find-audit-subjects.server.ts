import { listOrders } from "~/db/queries/orders/order-search.server";
import { listExactPatients } from "~/db/queries/patients/patient-search.server";
import { searchWords } from "~/domain/account/search-key";
import { plainText } from "~/domain/direction-marks";
import { admin } from "../access.server";
import { findOrderWords } from "../orders/find-order-words.server";

/** Maximum per kind; a number has few matches. */
const most = 10;

/** Returns the orders and patients of the practice with exactly this number (D32); an empty list when there are none. */
export const findAuditSubjects = admin.audit.findSubjects.handler(async ({ input, context }) => {
  const { tenantId, locationIds } = context.person;
  const typed = plainText(input.number).trim();
  const number = typed.toLowerCase();
  const words = searchWords(number);
  if (words.length === 0) return { subjects: [] };
  const everyOrder = { locationIds, cartId: null, patientId: null, startAt: null, endAt: null, statuses: null };
  const newest = { after: null, offset: 0, limit: most, sortBy: "placedAt", direction: "DESC" } as const;
  return context.browse(async (db) => {
    const orders = (await listOrders(db, { ...everyOrder, words: await findOrderWords(db, words) }, newest)).filter(({ order }) =>
      [order.confirmationNum, order.cartConfirmationNum].some((each) => each.toLowerCase() === number),
    );
    const exact = { number: typed, phoneDigits: null, sortKeys: [] };
    const patients = await listExactPatients(db.tx, { tenantId, locationIds }, exact, most);
    return {
      subjects: [
        ...orders.map(({ order }) => ({ kind: "order" as const, id: order.id, label: order.confirmationNum })),
        ...patients.map(({ id, customerId, externalId }) => ({ kind: "patient" as const, id, label: customerId ?? externalId ?? "" })),
      ],
    };
  });
});
