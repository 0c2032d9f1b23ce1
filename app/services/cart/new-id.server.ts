import { v7 as uuid } from "uuid";

/** Returns an id for what no caller named: a cart, a hold, an order. Ascending in time. */
export function newId(): string {
  return uuid();
}
