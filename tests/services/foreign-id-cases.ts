import { v7 as uuid } from "uuid";
import type { Belongings } from "./belongings";
import { mydayLine, patientOrder, stockOrder } from "./cart/given-cart";
import { approvalIdCases, openApprovalIds } from "./foreign-approval-cases";
import { madePatientIds, patientIdCases } from "./foreign-patient-cases";
import { openRequestIds, requestIdCases } from "./foreign-request-cases";
import { madeSelectionId, madeTemplateId, selectionIdCases, templateIdCases } from "./foreign-template-cases";
import { budgetIdCases, madeTodayId, openShelfIds, shelfIdCases, stockIdCases, todayIdCases } from "./foreign-today-cases";
import type { IdCase } from "./id-case";
import { openImportIds } from "./imports/open-import-ids";

type Input = IdCase["input"];
const practiceForm = (mine: Belongings) => ({
  ...{ tenantId: mine.tenant, revision: 1, practiceName: "Other name", email: "office@einayim.example", phone: "050-000-0001" },
  ...{ language: "he", locations: [] },
});
const locationForm = (id: string) => ({
  ...{ _id: id, name: "Other name", phone: "", defaultShippingOption: "DAY" },
  address: { street: "3 Mole Street", street2: "", city: "Haifa", state: "", zip: "3300007" },
});
const myday = { seriesId: "il-myday" };
const ofEdition = (body: object) => ({ params: { edition: "IL" }, query: { version: "v2" }, body });
const personForm = (id: string) => ({ _id: id, firstName: "Tamar", lastName: "Oren", email: `${id}@einayim.example` });
const november = { country: "IL", startDate: "2026-11-01", endDate: "2026-11-30" };
const visibility = { editSeriesInputs: [{ id: "il-myday", isFavourite: true }] };
const shipped = (id: string, mine: Belongings) =>
  patientOrder(mine.patient, { right: mydayLine(-2, 1) }, { dispensingPreference: "ShipToPatient", shippingAddressId: id });

/** What both ways of adding preorders take. */
const adding = (call: string): IdCase[] => {
  const of = (field: string, kind: keyof Belongings, preorder: Input): IdCase => ({
    ...{ call, field, kind },
    input: (id, mine) => ({ locationId: mine.location, preorders: [preorder(id, mine)] }),
  });
  return [
    { call, field: "locationId", kind: "location", input: (id) => ({ locationId: id, preorders: [stockOrder([mydayLine(-2, 1)])] }) },
    of("preorders[].locationId", "location", (id) => stockOrder([mydayLine(-2, 1)], { locationId: id })),
    of("preorders[].patientId", "patient", (id) => patientOrder(id, { right: mydayLine(-2, 1) })),
    of("preorders[].shippingAddressId", "address", shipped),
    of("preorders[].replacesOrderId", "order", (id) => stockOrder([mydayLine(-2, 1)], { replacesOrderId: id })),
  ];
};

const changing = (call: string, more: object): IdCase[] => [
  { call, field: "cartId", kind: "cart", input: (id, mine) => ({ cartId: id, preorderIds: [mine.preorder], ...more }) },
  {
    call,
    field: "preorderIds[]",
    kind: "preorder",
    input: (id, mine) => ({ cartId: mine.cart, preorderIds: [mine.preorder, id], ...more }),
  },
];

const one = (call: string, field: string, kind: keyof Belongings, input: Input): IdCase => ({ call, field, kind, input });
const byAdmin = (call: string, field: string, kind: keyof Belongings, input: Input): IdCase => ({ call, field, kind, input, who: "admin" });

/** Refused 404, like an id that does not exist. */
export const refusedIds: IdCase[] = [
  one("tenants.config", "tenantId", "tenant", (id) => ({ tenantId: id })),
  byAdmin("tenants.update", "tenantId", "tenant", (id, mine) => ({ ...practiceForm(mine), tenantId: id })),
  byAdmin("tenants.update", "locations[]._id", "location", (id, mine) => ({ ...practiceForm(mine), locations: [locationForm(id)] })),
  byAdmin("users.update", "_id", "user", (id) => ({ _id: id, firstName: "Other" })),
  byAdmin("users.update", "locationIds[]", "location", (id, mine) => ({ _id: mine.user, locationIds: [mine.location, id] })),
  byAdmin("users.previewRemoval", "_id", "user", (id) => ({ _id: id })),
  byAdmin("users.cancelNewEmail", "userId", "user", (id) => ({ userId: id })),
  byAdmin("security.turnOffFor", "userId", "user", (id) => ({ userId: id, presentPassword: "none" })),
  byAdmin("security.signOutFor", "userId", "user", (id) => ({ userId: id })),
  byAdmin("users.remove", "_id", "user", (id) => ({ _id: id, openCarts: "takeOver" })),
  byAdmin("users.sendInvitation", "userId", "user", (id) => ({ userId: id })),
  byAdmin("users.withdrawInvitation", "userId", "user", (id) => ({ userId: id })),
  one("session.useLocation", "locationId", "location", (id) => ({ locationId: id })),
  one("session.readForm", "formId", "form", (id) => ({ formId: id })),
  one("session.giveDraft", "formId", "form", (id, mine) => ({ formId: id, userId: mine.user })),
  one("session.giveDraft", "userId", "user", (id, mine) => ({ formId: mine.form, userId: id })),
  one("session.readSearch", "searchId", "search", (id) => ({ searchId: id })),
  one("catalogue.list", "locationId", "location", (id) => ({ country: "IL", locationId: id })),
  one("catalogue.list", "tenantId", "tenant", (id) => ({ country: "IL", tenantId: id })),
  one("catalogue.solutions", "locationId", "location", (id) => ({ country: "IL", locationId: id })),
  one("catalogue.solutions", "tenantId", "tenant", (id) => ({ country: "IL", tenantId: id })),
  one("catalogue.solutions", "subDomain", "subDomain", (id) => ({ country: "IL", subDomain: id })),
  one("catalogue.seriesByIds", "locationId", "location", (id) => ({ seriesIds: ["il-myday"], locationId: id })),
  one("catalogue.solutionsByIds", "locationId", "location", (id) => ({ solutionIds: ["il-clearwell-360"], locationId: id })),
  byAdmin("reports.figures", "tenantId", "tenant", (id) => ({ ...november, tenantId: id })),
  byAdmin("reports.figures", "locationId", "location", (id, mine) => ({ ...november, tenantId: mine.tenant, locationId: id })),
  byAdmin("catalogue.manage", "tenantId", "tenant", (id) => ({ country: "IL", tenantId: id })),
  byAdmin("catalogue.updateVisibility", "tenantId", "tenant", (id) => ({ ...visibility, tenantId: id })),
  byAdmin("catalogue.updateVisibility", "subDomain", "subDomain", (id) => ({ ...visibility, subDomain: id })),
  one("catalogue.allowedValues", "locationId", "location", (id) => ({ ...myday, locationId: id })),
  one("catalogue.allowedValues", "tenantId", "tenant", (id) => ({ ...myday, tenantId: id })),
  one("catalogue.allowedValuesOf", "locationId", "location", (id) => ({ ...myday, version: "v2", locationId: id })),
  one("catalogue.allowedValuesOf", "tenantId", "tenant", (id) => ({ ...myday, version: "v3", tenantId: id })),
  one("catalogue.allowedValuesOfEdition", "body.locationId", "location", (id) => ofEdition({ ...myday, locationId: id })),
  one("catalogue.allowedValuesOfEdition", "body.tenantId", "tenant", (id) => ofEdition({ ...myday, tenantId: id })),
  one("catalogue.grid", "locationId", "location", (id) => ({ ...myday, locationId: id })),
  one("catalogue.usualByPower", "locationId", "location", (id) => ({ ...myday, locationId: id })),
  ...patientIdCases,
  ...todayIdCases,
  ...stockIdCases,
  ...shelfIdCases,
  ...templateIdCases,
  ...selectionIdCases,
  one("cart.count", "locationId", "location", (id) => ({ locationId: id })),
  one("cart.view", "locationId", "location", (id) => ({ locationId: id })),
  one("cart.populate", "locationId", "location", (id) => ({ locationId: id })),
  one("cart.trialAllowance", "locationId", "location", (id) => ({ locationId: id, questions: [myday] })),
  ...adding("cart.sync"),
  ...adding("preorders.receive"),
  ...changing("cart.remove", {}),
  ...changing("cart.saveForLater", { saved: true }),
  ...changing("cart.markForDeletion", { marked: true }),
  one("cart.changeQuantities", "cartId", "cart", (id, { preorder, line }) => ({
    ...{ cartId: id, changes: [{ preorderId: preorder, lineId: line, quantity: 9 }] },
  })),
  one("cart.changeQuantities", "changes[].preorderId", "preorder", (id, { cart, line }) => ({
    ...{ cartId: cart, changes: [{ preorderId: id, lineId: line, quantity: 9 }] },
  })),
  one("cart.empty", "cartId", "cart", (id) => ({ cartId: id })),
  one("cart.restore", "cartId", "cart", (id, mine) => ({ cartId: id, changeId: mine.change })),
  one("cart.restore", "changeId", "change", (id, mine) => ({ cartId: mine.cart, changeId: id })),
  one("cart.startCheckout", "cartId", "cart", (id) => ({ cartId: id })),
  one("cart.releaseCheckout", "cartId", "cart", (id, mine) => ({ cartId: id, holdId: mine.hold })),
  one("cart.checkout", "cartId", "orderedCart", (id) => ({ cartId: id, acceptTerms: true })),
  one("cart.checkout", "tenantId", "tenant", (id, mine) => ({ cartId: mine.cart, tenantId: id, acceptTerms: true })),
  one("cart.readReceipt", "cartId", "orderedCart", (id) => ({ cartId: id })),
  one("cart.mailReceipt", "cartId", "orderedCart", (id) => ({ cartId: id })),
  one("orderForms.begin", "locationId", "location", (id) => ({ locationId: id, path: "/products/patient-revenue" })),
  one("orderForms.facts", "locationId", "location", (id) => ({ locationId: id, stockTypes: ["trial"] })),
  one("orderForms.findings", "locationId", "location", (id, mine) => ({
    locationId: id,
    patientId: mine.patient,
    purchaseType: "Revenue",
  })),
  one("orderForms.findings", "patientId", "patient", (id, mine) => ({ locationId: mine.location, patientId: id, purchaseType: "Revenue" })),
  one("orders.history", "tenantId", "tenant", (id) => ({ tenantId: id })),
  one("orders.history", "locationId", "location", (id, mine) => ({ tenantId: mine.tenant, locationId: id })),
  one("orders.detail", "tenantId", "tenant", (id, mine) => ({ tenantId: id, cartId: mine.orderedCart })),
  one("orders.detail", "cartId", "orderedCart", (id, mine) => ({ tenantId: mine.tenant, cartId: id })),
  one("orders.cancel", "orderId", "order", (id) => ({ orderId: id })),
  one("orders.previewReorder", "orderId", "order", (id) => ({ orderId: id })),
  one("orders.previewReorder", "lineId", "orderedLine", (id, mine) => ({ orderId: mine.order, lineId: id })),
  one("orders.copyToCart", "orderId", "order", (id) => ({ orderId: id, preorderId: uuid(), purpose: "reorder" })),
  one("orders.copyToCart", "lineId", "orderedLine", (id, mine) => ({
    ...{ orderId: mine.order, preorderId: uuid(), purpose: "reorder", lineId: id },
  })),
  one("orders.stockStatus", "locationId", "location", (id) => ({
    ...{ country: "IL", locationId: id, items: [{ productId: "il-myday~pw-3_25~bc8_4~di14_2~90", quantity: 1 }] },
  })),
  ...approvalIdCases,
  ...budgetIdCases,
  ...requestIdCases,
  byAdmin("orders.report", "tenantId", "tenant", (id) => ({ ...november, tenantId: id })),
];

/** Not refused as such: a filter, a question, or something that may be gone meanwhile. The answer is that to an id that does not exist. */
export const unmovedByIds: IdCase[] = [
  byAdmin("audit.list", "actor", "user", (id) => ({ actor: id })),
  byAdmin("audit.list", "subjectId", "patient", (id) => ({ subjectKind: "patient", subjectId: id })),
  one("orders.history", "cartId", "orderedCart", (id, mine) => ({ tenantId: mine.tenant, cartId: id })),
  one("orders.history", "patientId", "patient", (id, mine) => ({ tenantId: mine.tenant, patientId: id })),
  one("cart.remove", "patientId", "patient", (id, mine) => ({ cartId: mine.cart, patientId: id })),
  one("cart.changeQuantities", "changes[].lineId", "line", (id, { cart, preorder }) => ({
    ...{ cartId: cart, changes: [{ preorderId: preorder, lineId: id, quantity: 9 }] },
  })),
  one("cart.trialAllowance", "questions[].patientId", "patient", (id, mine) => ({
    ...{ locationId: mine.location, questions: [{ patientId: id }] },
  })),
  one("orderForms.begin", "preorderId", "preorder", (id, mine) => ({
    ...{ locationId: mine.location, path: "/products/patient-revenue", preorderId: id },
  })),
  ...["patientId", "ordersOf"].map((field) =>
    one("orderForms.facts", field, "patient", (id, mine) => ({ locationId: mine.location, stockTypes: [], [field]: id })),
  ),
  one("orderForms.orders", "patientId", "patient", (id) => ({ patientId: id })),
  one("orderForms.findings", "preorderId", "preorder", (id, mine) => ({
    ...{ locationId: mine.location, patientId: mine.patient, purchaseType: "Revenue", preorderId: id },
  })),
  one("orderForms.facts", "questions[].patientId", "patient", (id, mine) => ({
    ...{ locationId: mine.location, stockTypes: [], questions: [{ patientId: id }] },
  })),
  one("cart.releaseCheckout", "holdId", "hold", (id, mine) => ({ cartId: mine.cart, holdId: id })),
  one("cart.checkout", "holdId", "hold", (id, mine) => ({ cartId: mine.cart, holdId: id, acceptTerms: true })),
  one("session.usePractice", "tenantId", "tenant", (id) => ({ tenantId: id, reason: "Asked to" })),
  one("session.usePractice", "subDomain", "subDomain", (id) => ({ subDomain: id, reason: "Asked to" })),
];

/** Ids that callers make for what they create: another practice's id makes one's own thing, one that is taken unseen is not found. */
export const madeIds: IdCase[] = [
  byAdmin("users.add", "_id", "user", (id) => personForm(id)),
  ...madePatientIds,
  ...["cart.sync", "preorders.receive"].map((call) =>
    one(call, "preorders[].id", "preorder", (id, mine) => ({
      ...{ locationId: mine.location, preorders: [stockOrder([mydayLine(-2, 1)], { id })], onClash: "add" },
    })),
  ),
  madeTodayId,
  madeTemplateId,
  madeSelectionId,
  one("orders.copyToCart", "preorderId", "preorder", (id, mine) => ({
    ...{ orderId: mine.order, preorderId: id, purpose: "reorder", onClash: "add" },
  })),
];

const lineIds = ["merchandise.rx.left.id", "merchandise.rx.right.id", "merchandise.lines[].id", "merchandise.solutions[].id"];

/** Fields that hold ids and open nothing, with the reason. */
export const openIds: Record<string, string> = {
  ...Object.fromEntries(
    ["cart.sync", "preorders.receive"].flatMap((call) =>
      lineIds.map((field) => [`${call} preorders[].${field}`, "made by the caller; never looked up outside its own preorder"]),
    ),
  ),
  ...Object.fromEntries(
    ["sync", "remove", "empty", "restore", "saveForLater", "markForDeletion", "changeQuantities"].map((name) => [
      `cart.${name} holdId`,
      "compared with the hold of one's own cart; never looked up (D56)",
    ]),
  ),
  ...Object.fromEntries(
    ["remove", "empty", "changeQuantities", "saveForLater", "markForDeletion"].map((name) => [
      `cart.${name} changeId`,
      "made by the caller; kept with what it changed and looked up only in one's own cart",
    ]),
  ),
  "tenants.byId tenantId": "the public practice picker (D6)",
  "session.authenticate tenantId": "the practice chosen from the public picker; every wrong one is the same wrong sign-in (D7)",
  "session.authenticate locationId": "a wish: without right the session begins in the first location of the person",
  "notifications.sendForgotPasswordEmail tenantId": "always the same answer (D7)",
  ...Object.fromEntries(
    ["practice", "create", "suspend", "reopen", "handOver", "sendAgain", "takeOut"].map((name) => [
      `operator.${name} tenantId`,
      "the distributor's operators, who look after every practice (D13); refused to everybody else, whatever the id",
    ]),
  ),
  ...Object.fromEntries(
    ["handOver", "sendAgain", "takeOut"].map((name) => [`operator.${name} messageId`, "the same; looked up in the practice that is named"]),
  ),
  ...Object.fromEntries(
    ["request", "requestPhoto", "answerRequest"].flatMap((name) =>
      ["tenantId", "requestId"].map((field) => [`operator.${name} ${field}`, "the same; looked up in the practice that is named"]),
    ),
  ),
  ...openImportIds,
  ...openApprovalIds,
  ...openShelfIds,
  ...openRequestIds,
  "audit.download subjectId": "the same filter as that of audit.list, whose answer is compared",
  "audit.download actor": "the same filter as that of audit.list, whose answer is compared",
  "distributor.updateStatuses updates[].tenantId": "the distributor's own system, which knows every practice (D28)",
  "distributor.updateStatuses updates[].orderId": "the distributor's own system, which knows every practice (D28)",
};
