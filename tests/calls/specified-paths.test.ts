import { expect, test } from "vitest";
import { contract } from "~/calls/contract";

/* The methods and paths of section 7, below `/api`; what the specification does not show is fixed by the contract. */

const through = "/gp/passthrough/api";

type Route = { method?: string; path?: string };
const calls = Object.entries(contract).flatMap(([area, group]) =>
  Object.entries(group).map(([name, call]) => ({ name: `${area}.${name}`, ...(call as { "~orpc": { route: Route } })["~orpc"].route })),
);

/** A path with every name in braces left open: callers fill them in. */
const open = (path = "") => path.replace(/\{[^}]+\}/g, "{}");

test.each([
  ["GET", "/v2/tenants/list", "tenants.list"],
  ["POST", "/users/authenticate", "session.authenticate"],
  ["GET", "/session", "session.read"],
  ["GET", "/users/invitation/{registrationkey}", "users.invitation"],
  ["PUT", "/users/{userId}", "users.update"],
  ["POST", "/notifications/sendForgotPasswordEmail", "notifications.sendForgotPasswordEmail"],
  ["GET", "/logout", "session.logout"],
  ["POST", "/users", "users.add"],
  ["DELETE", "/users/{_id}", "users.remove"],
  ["GET", "/tenants/{tenantId}/config", "tenants.config"],
  ["POST", `${through}/gpmaster/catalog/getsolutions/{country}`, "catalogue.solutions"],
  ["POST", `${through}/gpmaster/prices/updatevisibility`, "catalogue.updateVisibility"],
  ["GET", `${through}/gpmaster/edition/{edition}`, "edition.read"],
  ["POST", `${through}/gpmaster/catalog/getseries/{country}`, "catalogue.list"],
  ["GET", `${through}/gporders/getallreports/{country}/{startDate}/{endDate}/{tenantId}`, "orders.report"],
  ["POST", `${through}/gporders/v2/tenant/{tenantId}`, "orders.history"],
  ["POST", `${through}/gporders/v3/tenant/{tenantId}/{cartId}`, "orders.detail"],
  ["POST", `${through}/gporders/cart/view`, "cart.view"],
  ["POST", `${through}/gporders/cart/populate`, "cart.populate"],
  ["POST", `${through}/gporders/cart/sync`, "cart.sync"],
  ["POST", `${through}/gporders/cart/checkout`, "cart.checkout"],
  ["POST", `${through}/gporders/cart/remove`, "cart.remove"],
  ["POST", `${through}/gporders/cart/empty`, "cart.empty"],
  ["POST", `${through}/gporders/preorders/receive`, "preorders.receive"],
  ["POST", "/products/allowed-values", "catalogue.allowedValues"],
  ["POST", "/{version}/products/allowed-values", "catalogue.allowedValuesOf"],
  ["POST", `${through}/gpmaster/products/allowed-values/{edition}`, "catalogue.allowedValuesOfEdition"],
  ["POST", "/products/series", "catalogue.seriesByIds"],
  ["POST", "/products/solutions", "catalogue.solutionsByIds"],
  ["POST", `${through}/gpmaster/patients/create`, "patients.create"],
  ["POST", `${through}/gpmaster/patients/update`, "patients.update"],
  ["POST", `${through}/gpmaster/patients/tenant/{tenantId}/search`, "patients.search"],
  ["POST", `${through}/gpmaster/patients/address/{tenantId}/{id}/add`, "patients.addAddress"],
  ["POST", `${through}/gpmaster/patients/address/{tenantId}/{patientId}/update`, "patients.updateAddress"],
  ["POST", "/addresses/validate", "addresses.validate"],
  ["GET", "/addresses/cities", "addresses.cities"],
  ["POST", `${through}/gporders/{country}/getstockstatus`, "orders.stockStatus"],
])("%s %s is %s", (method, path, name) => {
  expect(calls.filter((call) => call.method === method && open(call.path) === open(path)).map((call) => call.name)).toEqual([name]);
});

test("no two calls share a method and a path", () => {
  const addresses = calls.map(({ method, path }) => `${method} ${open(path)}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});
