import { v7 as uuid } from "uuid";
import type { IdCase } from "./id-case";

const call = "today.orderAgain";

/** The ids of the day at a glance: refused 404, like one that does not exist. */
export const todayIdCases: IdCase[] = [
  { call: "today.overview", field: "locationId", kind: "location", input: (id) => ({ locationId: id }) },
  {
    ...{ call, field: "locationId", kind: "location" },
    input: (id, mine) => ({ locationId: id, orders: [{ orderId: mine.order, preorderId: uuid() }] }),
  },
  {
    ...{ call, field: "orders[].orderId", kind: "order" },
    input: (id, mine) => ({ locationId: mine.location, orders: [{ orderId: id, preorderId: uuid() }] }),
  },
];

const november = { startDate: "2026-11-01", endDate: "2026-11-30" };

/** Those of budgets (D103). */
export const budgetIdCases: IdCase[] = [
  { call: "budgets.left", field: "locationId", kind: "location", input: (id) => ({ locationId: id }) },
  {
    ...{ call: "budgets.change", field: "locationId", kind: "location", who: "admin" },
    input: (id) => ({ locationId: id, fromMonth: "2026-12", amount: 100, revision: 1 }),
  },
  {
    ...{ call: "budgets.figures", field: "locationId", kind: "location", who: "admin" },
    input: (id) => ({ ...november, locationId: id }),
  },
];

/** Those of the usual order (D88, D89). */
export const stockIdCases: IdCase[] = [
  { call: "stock.proposal", field: "locationId", kind: "location", input: (id) => ({ locationId: id }) },
  {
    ...{ call: "stock.putAside", field: "locationId", kind: "location" },
    input: (id) => ({ locationId: id, productId: "il-myday~pw-3_25~bc8_4~di14_2~90", putAside: true }),
  },
];

/** Those of counting the shelf (D115). */
const countIdCases: IdCase[] = [
  { call: "stock.viewShelfCount", field: "locationId", kind: "location", input: (id) => ({ locationId: id }) },
  {
    ...{ call: "stock.countShelf", field: "locationId", kind: "location" },
    input: (id) => ({ locationId: id, countId: uuid(), boxes: [{ id: uuid(), code: "04006381333931" }], typed: [] }),
  },
  {
    ...{ call: "stock.takeBackFromShelf", field: "locationId", kind: "location" },
    input: (id, mine) => ({ locationId: id, boxId: mine.shelfBox }),
  },
  {
    ...{ call: "stock.takeBackFromShelf", field: "boxId", kind: "shelfBox" },
    input: (id, mine) => ({ locationId: mine.location, boxId: id }),
  },
  { call: "stock.finishShelfCount", field: "countId", kind: "shelfCount", input: (id) => ({ countId: id, uncounted: "unknown" }) },
];

/** Made by the caller. */
export const madeTodayId: IdCase = {
  ...{ call, field: "orders[].preorderId", kind: "preorder" },
  input: (id, mine) => ({ locationId: mine.location, orders: [{ orderId: mine.order, preorderId: id }] }),
};

const trial = "il-myday-trial~pw-3_25~bc8_4~di14_2~5";
const ofPacks = (packs: object = {}) => [{ id: uuid(), productId: trial, quantity: 1, ...packs }];
const atLocation = (name: string, more: () => object = () => ({})): IdCase => ({
  ...{ call: `fitting.${name}`, field: "locationId", kind: "location" },
  input: (id) => ({ locationId: id, ...more() }),
});

/** Those of fitting sets (D160). */
const fittingIdCases: IdCase[] = [
  atLocation("overview"),
  atLocation("view", () => ({ seriesId: "il-myday-trial" })),
  atLocation("put", () => ({ boxes: [], packs: ofPacks() })),
  atLocation("use", () => ({ boxes: [], packs: ofPacks() })),
  atLocation("discard", () => ({ id: uuid() })),
  atLocation("setWanted", () => ({ wanted: [{ productId: trial, packs: 1 }] })),
  atLocation("refill"),
  { call: "fitting.undo", field: "locationId", kind: "location", input: (id, mine) => ({ locationId: id, ids: [mine.fittingPacks] }) },
  { call: "fitting.undo", field: "ids[]", kind: "fittingPacks", input: (id, mine) => ({ locationId: mine.location, ids: [id] }) },
  {
    ...{ call: "fitting.use", field: "patientId", kind: "patient" },
    input: (id, mine) => ({ locationId: mine.location, patientId: id, boxes: [], packs: ofPacks() }),
  },
];

/** Those of the shelves of a location. */
export const shelfIdCases: IdCase[] = [...countIdCases, ...fittingIdCases];

/** Fields of these calls that hold ids and open nothing, with the reason. */
export const openShelfIds: Record<string, string> = {
  "stock.countShelf countId": "made by the caller; the location's open count is found by the location",
  "stock.countShelf boxes[].id": "made by the caller; one that another practice has counted is another box",
  "stock.countShelf typed[].id": "made by the caller, likewise",
  "fitting.put boxes[].id": "made by the caller; packs that another practice has put there are other packs",
  "fitting.put packs[].id": "made by the caller, likewise",
  "fitting.use boxes[].id": "made by the caller, likewise",
  "fitting.use packs[].id": "made by the caller, likewise",
  "fitting.discard id": "made by the caller, likewise",
};
