import * as approvals from "./schema/approval-tables.server";
import * as budgets from "./schema/budget-tables.server";
import * as cart from "./schema/cart-tables.server";
import * as catalogue from "./schema/catalogue.server";
import * as changes from "./schema/change-tables.server";
import * as deliveries from "./schema/delivery-tables.server";
import * as fitting from "./schema/fitting-tables.server";
import * as imports from "./schema/import-tables.server";
import * as operator from "./schema/operator-tables.server";
import * as orders from "./schema/order-tables.server";
import * as patients from "./schema/patient-tables.server";
import * as people from "./schema/people-tables.server";
import * as practice from "./schema/practice.server";
import * as recents from "./schema/recent-tables.server";
import * as requests from "./schema/request-tables.server";
import * as shelf from "./schema/shelf-tables.server";
import * as supply from "./schema/supply-tables.server";
import * as templates from "./schema/template-tables.server";

/** Every table, as queries and migrations see them. */
export const schema = {
  ...practice,
  ...people,
  ...patients,
  ...catalogue,
  ...cart,
  ...orders,
  ...requests,
  ...approvals,
  ...budgets,
  ...deliveries,
  ...shelf,
  ...fitting,
  ...operator,
  ...imports,
  ...supply,
  ...templates,
  ...recents,
  ...changes,
};
