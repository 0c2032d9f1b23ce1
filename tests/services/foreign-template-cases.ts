import { v7 as uuid } from "uuid";
import { mydayId } from "./cart/given-cart";
import type { IdCase } from "./id-case";

const lines = [{ kind: "stock" as const, productId: mydayId(-1), quantity: 1 }];
const name = "Shelf";

/** Calls with ids of templates (D170): refused with 404, like an id that does not exist. */
export const templateIdCases: IdCase[] = [
  { call: "templates.read", field: "templateId", kind: "template", input: (id, mine) => ({ templateId: id, locationId: mine.location }) },
  { call: "templates.read", field: "locationId", kind: "location", input: (id, mine) => ({ templateId: mine.template, locationId: id }) },
  { call: "templates.preview", field: "locationId", kind: "location", input: (id) => ({ locationId: id, lines }) },
  { call: "templates.save", field: "locationId", kind: "location", input: (id) => ({ templateId: uuid(), name, locationId: id, lines }) },
  {
    ...{ call: "templates.change", field: "templateId", kind: "template" },
    input: (id) => ({ templateId: id, name, locationId: null, revision: 1 }),
  },
  {
    ...{ call: "templates.change", field: "locationId", kind: "location" },
    input: (id, mine) => ({ templateId: mine.template, name, locationId: id, revision: 1 }),
  },
  { call: "templates.remove", field: "templateId", kind: "template", input: (id) => ({ templateId: id, isRemoved: true }) },
];

/** Made by the caller. */
export const madeTemplateId: IdCase = {
  ...{ call: "templates.save", field: "templateId", kind: "template" },
  input: (id) => ({ templateId: id, name, locationId: null, lines }),
};

const orders = (orderId: string, preorderId: string) => ({ orders: [{ orderId, preorderId }], onClash: "add" });

/** Calls with ids of several orders at once (D171). */
export const selectionIdCases: IdCase[] = [
  { call: "orders.selected", field: "orderIds[]", kind: "order", input: (id, mine) => ({ orderIds: [mine.order, id] }) },
  { call: "orders.cancelSelected", field: "orderIds[]", kind: "order", input: (id, mine) => ({ orderIds: [mine.order, id] }) },
  { call: "orders.copySelected", field: "orders[].orderId", kind: "order", input: (id) => orders(id, uuid()) },
  {
    ...{ call: "orders.selectedReport", field: "orderIds[]", kind: "order", who: "admin" },
    input: (id, mine) => ({ orderIds: [mine.order, id] }),
  },
];

/** Made by the caller. */
export const madeSelectionId: IdCase = {
  ...{ call: "orders.copySelected", field: "orders[].preorderId", kind: "preorder" },
  input: (id, mine) => orders(mine.order, id),
};
