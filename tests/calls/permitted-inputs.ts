import { v7 as uuid } from "uuid";
import type { Belongings } from "~tests/services/belongings";
import { madeIds, refusedIds, unmovedByIds } from "~tests/services/foreign-id-cases";
import { givenNewPractice } from "~tests/services/operator/given-new-practice";
import { password } from "~tests/services/session/accounts";

/** What somebody has, and a practice beside all others. */
type Having = Belongings & { another: string };

const reason = "They asked for it";
const october = { edition: "KR", month: "2026-10" };
const november = { country: "IL", startDate: "2026-11-01", endDate: "2026-11-30" };
const shelfFile = "itemId,productId,onHand\nil-myday,il-myday~pw-3_25~bc8_4~di14_2~90,7\n";
const winter = {
  ...{ edition: "IL", names: { he: "חורף", en: "Winter" }, texts: { he: "זול", en: "Less" }, seriesIds: ["il-myday"] },
  ...{ discount: { kind: "percentage", basisPoints: 500 }, minimumBoxes: 4, fromDay: "2027-01-01", toDay: "2027-01-31" },
};
const inAnother = ({ another }: Having) => ({ tenantId: another, reason });
const ofMessage = (mine: Belongings) => ({ tenantId: mine.tenant, messageId: uuid() });
const ofRequest = (mine: Belongings) => ({ tenantId: mine.tenant, requestId: mine.request });

/** What calls take that name nothing of a practice, or whose ids open nothing to anybody else. */
const inputs: Record<string, (mine: Having) => object> = {
  "tenants.list": () => ({ search: "einayim" }),
  "tenants.bySubDomain": (mine) => ({ subDomain: mine.subDomain }),
  "tenants.byId": (mine) => ({ tenantId: mine.tenant }),
  "session.authenticate": (mine) => ({ username: `${uuid()}@${mine.subDomain}.example`, password, tenantId: mine.tenant }),
  "session.confirmSignIn": () => ({ ticket: "none", code: "000000" }),
  "session.endOthers": () => ({ id: "none" }),
  "session.keepSearch": () => ({ search: { words: "lev" } }),
  "session.keepForm": () => ({ path: "/cart", entries: [] }),
  "session.findForms": () => ({ path: "/cart" }),
  "session.discardForm": () => ({ path: "/cart", subject: "none" }),
  "users.invitation": () => ({ registrationkey: "none" }),
  "users.register": () => ({ registrationkey: "none", password, affirmsAge: true }),
  "users.resetPassword": () => ({ key: "none", password }),
  "users.checkResetKey": () => ({ key: "none" }),
  "users.checkEmailKey": () => ({ key: "none" }),
  "users.confirmEmail": () => ({ key: "none" }),
  "session.forgetBrowser": () => ({ id: "none" }),
  "users.acceptTerms": () => ({ terms: true, cookies: true }),
  "users.chooseLanguage": () => ({ language: "en" }),
  "users.chooseMails": () => ({ mails: { orderProblem: true, backorderMoved: true, orderShipped: true, approvals: true } }),
  "users.chooseStartPage": () => ({ startPage: "products" }),
  "security.turnOn": () => ({ ticket: "none", code: "000000", presentPassword: password }),
  "security.demand": () => ({ isRequired: false, presentPassword: password }),
  "security.turnOff": () => ({ presentPassword: password }),
  "security.makeRecoveryCodes": () => ({ presentPassword: password }),
  "notifications.sendForgotPasswordEmail": (mine) => ({ email: `${uuid()}@${mine.subDomain}.example`, tenantId: mine.tenant }),
  "audit.findSubjects": () => ({ number: "E-20418" }),
  "audit.download": () => ({}),
  "edition.read": () => ({ edition: "IL" }),
  "catalogue.setFavourite": () => ({ itemId: "il-myday", isFavourite: true }),
  "catalogue.setPin": () => ({ seriesId: "il-myday", pinned: true }),
  "catalogue.promotions": () => ({ country: "IL" }),
  "catalogue.seePromotion": () => ({ promotionId: "none" }),
  "catalogue.findByScan": () => ({ scan: "7290000000000" }),
  "catalogue.suggest": () => ({ searchTerm: "myday" }),
  "orders.lensUse": () => ({ seriesIds: ["il-myday"], values: { power: -3.25 } }),
  "catalogue.packShot": () => ({ imageId: "none" }),
  "addresses.validate": () => ({ address: { street: "3 Mole Street", city: "Haifa", zip: "3300007", country: "IL" } }),
  "addresses.cities": () => ({ country: "IL" }),
  "orderForms.lenses": () => ({ lenses: [{ seriesId: "il-myday", chosen: { power: -1, packSize: 90 }, quantity: 1 }] }),
  "recents.note": (mine) => ({ kind: "patient", subject: mine.patient }),
  "recalls.search": () => ({ lots: "A1" }),
  "recalls.download": () => ({ lots: "A1" }),
  "approvals.changeRule": () => ({ askedOf: "nobody", aboveAmount: 0, revision: 1 }),
  "reports.figures": (mine) => ({ ...november, tenantId: mine.tenant }),
  "operator.practices": () => ({ search: "einayim" }),
  "operator.practice": (mine) => ({ tenantId: mine.tenant }),
  "operator.suspend": inAnother,
  "operator.reopen": inAnother,
  "operator.handOver": ofMessage,
  "operator.sendAgain": ofMessage,
  "operator.create": () => givenNewPractice(),
  "operator.takeOut": (mine) => ({ ...ofMessage(mine), reason }),
  "operator.request": ofRequest,
  "operator.requestPhoto": ofRequest,
  "operator.answerRequest": (mine) => ({ ...ofRequest(mine), state: "declined" }),
  "imports.preview": () => ({ edition: "IL", kind: "stock", fileName: "stock.csv", content: shelfFile }),
  "imports.readPreview": () => ({ previewId: uuid() }),
  "imports.apply": () => ({ previewId: uuid(), baseline: "0.0" }),
  "imports.list": () => ({ edition: "IL" }),
  "imports.readVersion": () => ({ edition: "IL", seq: 1 }),
  "imports.undo": () => ({ edition: "IL", seq: 1, reason }),
  "imports.download": () => ({ edition: "IL", kind: "prices" }),
  "promotions.list": () => ({ edition: "IL" }),
  "promotions.read": () => ({ edition: "IL", promotionId: "il-myday-eight" }),
  "promotions.create": () => ({ ...winter, promotionId: uuid() }),
  "promotions.change": () => ({ ...winter, promotionId: "none", changedAt: null }),
  "promotions.end": () => ({ edition: "IL", promotionId: "none", reason }),
  "supply.read": () => october,
  "supply.take": () => ({ ...october, reportId: uuid() }),
  "supply.download": () => october,
  "distributor.updateStatuses": (mine) => ({ updates: [{ tenantId: mine.tenant, orderId: mine.order, status: "OrderReceived" }] }),
  "distributor.answerRequests": (mine) => ({ answers: [{ ...ofRequest(mine), state: "declined" }] }),
  "distributor.updateStock": () => ({ edition: "IL", items: [{ itemId: "il-myday", productId: "il-myday~none", onHand: 3 }] }),
  "distributor.updatePrices": () => ({
    edition: "IL",
    items: [{ itemId: "il-myday", packSize: 7, priceRetail: 1, priceAnnual: 1, annualBoxes: 1 }],
  }),
  "distributor.updateCatalogue": () => ({ edition: "IL" }),
};

/** Calls without an input. */
const without = [
  "session.read",
  "session.logout",
  "session.list",
  "session.browsers",
  "session.listDrafts",
  "users.list",
  "users.readMails",
];
const alsoWithout = [
  "security.read",
  "security.begin",
  "security.readDemand",
  "audit.verify",
  "operator.sendAllAgain",
  "catalogue.pins",
  "operator.overview",
  "operator.calendars",
  "audit.list",
];
const approvalsWithout = ["approvals.count", "approvals.list", "approvals.readRule", "budgets.read", "templates.list", "recents.list"];

/** An input that is right for whoever has these belongings; undefined for a call that takes none. */
export function permittedInput(call: string, mine: Having): object | undefined {
  if (call === "users.update") return { _id: mine.user, firstName: "Other" };
  const made = inputs[call]?.(mine);
  if (made) return made;
  const named = [...refusedIds, ...unmovedByIds, ...madeIds].find((each) => each.call === call);
  if (named) return named.input(mine[named.kind], mine);
  if ([...without, ...alsoWithout, ...approvalsWithout].includes(call)) return undefined;
  throw new Error(`No input for ${call}`);
}
