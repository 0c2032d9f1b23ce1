import { v7 as uuid } from "uuid";
import { boxesField } from "~/domain/order/sheet-entries";
import { factorForms } from "./factor-forms";
import { fittingForms } from "./fitting-forms";
import type { FormFacts } from "./given-forms";
import { patientForms } from "./patient-forms";
import { requestForms } from "./request-forms";
import { templateForms } from "./template-forms";
import { goodPasswords, type Kind, passwords, type TypedForm } from "./typed-form";

const orderFields: Readonly<Record<string, Kind>> = {
  ...{ line: "lines", note: "lines", startDate: "line", expirationDate: "line" },
  ...{ "right.quantity": "line", "left.quantity": "line" },
};
const days = { from: "line", to: "line" } as const;
const practice = {
  ...{ revision: "1", practiceName: "Einayim", email: "office@einayim.example", phone: "03-000-0180", language: "he" },
};
const colleague = { firstName: "Dana", lastName: "Oren", email: "dana.oren@einayim.example" };
const lens = "il-myday~pw-3_25~bc8_4~di14_2~90";
const office = "/products/patient-trial/office";

/** Every form of the portal into which a person types. */
export const typedForms: readonly TypedForm[] = [
  {
    route: "routes/public/home.tsx",
    open: true,
    at: ({ tenantId }) => `/?index&practice=${tenantId}`,
    more: ({ tenantId }) => ({ practice: tenantId, email: "noa@einayim.example", password: "Clear-Sight-77" }),
    fields: { email: "line", password: "secret" },
  },
  {
    route: "routes/public/home.tsx",
    inAddress: "app/components/account/practice-picker.tsx",
    open: true,
    at: () => "/",
    fields: { search: "line" },
  },
  {
    route: "routes/public/forgot-password.tsx",
    open: true,
    at: ({ tenantId }) => `/forgot-password?practice=${tenantId}`,
    more: ({ tenantId }) => ({ practice: tenantId }),
    fields: { email: "line" },
  },
  {
    route: "routes/public/register.tsx",
    open: true,
    at: ({ invitation }) => `/register?key=${invitation}`,
    more: () => goodPasswords,
    fields: passwords,
  },
  {
    route: "routes/public/register.tsx",
    inAddress: "app/components/account/invitation-key-form.tsx",
    open: true,
    at: () => "/register",
    fields: { key: "line" },
  },
  {
    route: "routes/public/reset-password.tsx",
    open: true,
    at: ({ resetKey }) => `/reset-password/${resetKey}`,
    more: () => goodPasswords,
    fields: passwords,
  },
  { route: "routes/search/search.tsx", at: () => "/search", fields: { words: "line" } },
  { route: "routes/history/history.tsx", at: () => "/history", fields: { words: "line" } },
  {
    route: "routes/settings/practice-information.tsx",
    at: () => "/settings/practice-information",
    more: () => practice,
    fields: ({ shopper }) =>
      Object.fromEntries([
        ...["practiceName", "email", "phone"].map((name) => [name, "line"] as const),
        ...shopper.practice.locationIds.flatMap((_, index) =>
          ["name", "street", "street2", "city", "zip", "phone"].map((name) => [`locations[${index}].${name}`, "line"] as const),
        ),
      ]),
  },
  {
    route: "routes/settings/product-catalog.tsx",
    inAddress: "app/components/settings/managed-filters.tsx",
    at: () => "/settings/product-catalog",
    fields: { q: "line" },
  },
  {
    route: "routes/settings/reports.tsx",
    inAddress: "app/components/settings/report-form.tsx",
    at: () => "/settings/reports",
    fields: days,
  },
  { route: "routes/settings/audit.tsx", at: () => "/settings/audit", fields: { number: "line" } },
  { route: "routes/settings/audit.tsx", inAddress: "app/components/audit/audit-filters.tsx", at: () => "/settings/audit", fields: days },
  { route: "routes/operator/operator.tsx", ofOperator: true, at: () => "/operator", fields: { words: "line" } },
  {
    route: "routes/operator/practice.tsx",
    ofOperator: true,
    at: ({ otherPractice }) => `/operator/practices/${otherPractice}`,
    more: () => ({ intent: "enter" }),
    fields: { reason: "line" },
  },
  {
    route: "routes/settings/user-add.tsx",
    at: () => "/settings/user-add",
    more: () => ({ id: uuid(), ...colleague, roleType: "staff" }),
    fields: { firstName: "line", lastName: "line", email: "line" },
  },
  {
    route: "routes/settings/user-edit.tsx",
    at: ({ userId }) => `/settings/user-management/${userId}/edit`,
    more: ({ userId }) => ({ id: userId, ...colleague, roleType: "staff" }),
    fields: { firstName: "line", lastName: "line", email: "line" },
  },
  {
    route: "routes/settings/profile.tsx",
    at: () => "/settings/profile",
    more: () => ({ intent: "name", ...colleague }),
    fields: { firstName: "line", lastName: "line" },
  },
  {
    route: "routes/settings/user-management.tsx",
    at: () => "/settings/user-management",
    more: () => ({ intent: "search" }),
    fields: { words: "line" },
  },
  {
    route: "routes/settings/approvals.tsx",
    at: () => "/settings/approvals",
    more: () => ({ revision: "1", askedOf: "staff" }),
    fields: { above: "number" },
  },
  {
    route: "routes/settings/budgets.tsx",
    at: () => "/settings/budgets",
    more: ({ shopper }) => ({ revision: "0", fromMonth: "2026-12", locationId: shopper.locationId }),
    fields: { amount: "number" },
  },
  {
    route: "routes/approvals/approval.tsx",
    at: ({ approvalId }) => `/approvals/${approvalId}`,
    more: () => ({ intent: "decline" }),
    fields: { words: "lines" },
  },
  ...requestForms,
  ...patientForms,
  ...factorForms,
  ...fittingForms,
  { route: "routes/search/live.tsx", at: () => "/search/live", page: () => "/search", fields: { words: "number" } },
  {
    route: "routes/cart/cart.tsx",
    at: () => "/cart",
    more: ({ cartId, preorderId }) => ({ intent: "quantities", cartId, preorderId }),
    fields: ({ lineId }) => ({ [`boxes/${lineId}`]: "number" }),
  },
  {
    route: "routes/checkout/checkout.tsx",
    at: () => "/checkout",
    page: () => "/cart",
    more: ({ cartId, preorderId }) => ({ intent: "quantities", cartId, preorderId }),
    fields: ({ lineId }) => ({ [`boxes/${lineId}`]: "number" }),
  },
  {
    route: "routes/products/catalogue.tsx",
    inAddress: "app/components/products/catalogue-search.tsx",
    at: () => "/products",
    fields: { q: "line" },
  },
  {
    route: "routes/products/scanned.tsx",
    inAddress: "app/routes/products/scanned.tsx",
    at: () => "/products/scanned",
    fields: { code: "line" },
  },
  ...["stock-revenue", "usual-order"].map((page) => ({
    route: `routes/products/${page}/${page}.tsx`,
    at: () => `/products/${page}?series=il-myday&pack=90`,
    more: () => ({ "sheet:il-myday": `${uuid()} `, intent: "add" }),
    fields: { [boxesField(lens)]: "number" as const },
  })),
  ...templateForms,
  {
    route: "routes/products/shelf-count/shelf-count.tsx",
    at: () => "/products/shelf-count",
    more: () => ({ count: uuid(), batch: uuid(), intent: "count" }),
    fields: { codes: "lines" },
  },
  {
    route: "routes/products/stock-revenue/stock-revenue.tsx",
    at: () => "/products/stock-revenue?series=il-myday&pack=90",
    more: () => ({ intent: "paste" }),
    fields: { column: "number" },
  },
  {
    route: "routes/products/stock-revenue/choose.tsx",
    inAddress: "app/components/stock-grid/choose-product.tsx",
    at: () => "/products/stock-revenue/choose",
    fields: { q: "line" },
  },
  ...["patient-revenue", "patient-trial"].map((page) => ({
    route: `routes/products/${page}/${page}.tsx`,
    at: ({ patientId }: FormFacts) => `/products/${page}?patient=${patientId}`,
    more: ({ patientId }: FormFacts) => ({ patient: patientId, intent: "add" }),
    fields: orderFields,
  })),
  { route: "routes/products/patient-revenue/find.tsx", at: () => "/products/patient-revenue/find", fields: { q: "line" } },
  {
    route: "routes/products/patient-revenue/calculate.tsx",
    inAddress: "app/components/calculators/calculator-dialog.tsx",
    at: () => "/products/patient-revenue/calculate",
    fields: { sphere: "line", cylinder: "line", axis: "line", vertex: "line" },
  },
  {
    route: "routes/products/patient-revenue/select.tsx",
    inAddress: "app/components/patient-order/select-dialog.tsx",
    at: () => "/products/patient-revenue/select",
    fields: { q: "line" },
  },
  {
    route: "routes/products/patient-trial/office.tsx",
    inAddress: "app/routes/products/patient-trial/office.tsx",
    at: () => office,
    fields: { q: "line" },
  },
  {
    route: "routes/products/patient-trial/add.tsx",
    at: () => `${office}/add?series=il-myday-trial`,
    more: () => ({ series: "il-myday-trial", power: "-3.00" }),
    fields: { quantity: "number" },
  },
  {
    route: "routes/products/solutions/solutions.tsx",
    at: () => "/products/solutions",
    more: () => ({ intent: "find" }),
    fields: { q: "line" },
  },
  {
    route: "routes/products/solutions/solutions.tsx",
    at: () => "/products/solutions",
    more: () => ({ intent: "add" }),
    fields: { "bottles.il-clearwell-360": "number", "cases.il-clearwell-360": "number", "bottles.il-clearwell-starter": "number" },
  },
];
