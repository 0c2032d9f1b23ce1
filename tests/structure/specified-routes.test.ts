import { expect, test } from "vitest";
import { routeFilesAt } from "~tests/helpers/route-files";

/* The routes of section 2, and what stands before each: nobody, the guard of a session, or that of the settings. */

const open: string[] = [];
const guarded = ["routes/layouts/signed-in.tsx"];
const ordering = [...guarded, "routes/layouts/products.tsx"];
const settings = [...guarded, "routes/layouts/settings.tsx"];

test.each([
  ["/", "routes/public/home.tsx", open],
  ["/register", "routes/public/register.tsx", open],
  ["/forgot-password", "routes/public/forgot-password.tsx", open],
  ["/cart", "routes/cart/cart.tsx", guarded],
  ["/checkout", "routes/checkout/checkout.tsx", guarded],
  ["/order-confirmation", "routes/checkout/order-confirmation.tsx", guarded],
  ["/history", "routes/history/history.tsx", guarded],
  ["/history/history-detail", "routes/history/history-detail.tsx", guarded],
  ["/promotions", "routes/promotions/promotions.tsx", ordering],
  ["/products", "routes/products/catalogue.tsx", ordering],
  ["/products/stock-revenue", "routes/products/stock-revenue/stock-revenue.tsx", ordering],
  ["/products/patient-revenue", "routes/products/patient-revenue/patient-revenue.tsx", ordering],
  ["/products/patient-trial", "routes/products/patient-trial/patient-trial.tsx", ordering],
  ["/products/solutions", "routes/products/solutions/solutions.tsx", ordering],
  ["/settings/", "routes/settings/index.tsx", settings],
  ["/settings/practice-information", "routes/settings/practice-information.tsx", settings],
  ["/settings/product-catalog", "routes/settings/product-catalog.tsx", settings],
  ["/settings/user-management", "routes/settings/user-management.tsx", settings],
  ["/settings/reports", "routes/settings/reports.tsx", settings],
  ["/settings/user-add", "routes/settings/user-add.tsx", settings],
  ["/terms-and-conditions", "routes/public/terms-and-conditions.tsx", open],
  ["/privacy-policy", "routes/public/privacy-policy.tsx", open],
])("the address %s is %s, behind %j", (path, file, guards) => {
  const files = routeFilesAt(path);
  expect(files.at(-1)).toBe(file);
  expect(files.filter((each) => each.startsWith("routes/layouts/"))).toEqual(guards);
});
