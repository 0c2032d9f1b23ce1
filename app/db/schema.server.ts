import * as cart from "./schema/cart.server";
import * as catalogue from "./schema/catalogue.server";
import * as operator from "./schema/operator.server";
import * as orders from "./schema/orders.server";
import * as patients from "./schema/patients.server";
import * as people from "./schema/people.server";
import * as practice from "./schema/practice.server";

/** Every table, as the query builder and the migrations see them. */
export const schema = { ...practice, ...people, ...patients, ...catalogue, ...cart, ...orders, ...operator };

export type Schema = typeof schema;
