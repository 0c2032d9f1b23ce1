import type { account } from "~/locales/en/account";
import type { audit } from "~/locales/en/audit";
import type { calculators } from "~/locales/en/calculators";
import type { calls } from "~/locales/en/calls";
import type { cart } from "~/locales/en/cart";
import type { catalogue } from "~/locales/en/catalogue";
import type { checkout } from "~/locales/en/checkout";
import type { common } from "~/locales/en/common";
import type { drafts } from "~/locales/en/drafts";
import type { editions } from "~/locales/en/editions";
import type { errors } from "~/locales/en/errors";
import type { frame } from "~/locales/en/frame";
import type { legal } from "~/locales/en/legal";
import type { mails } from "~/locales/en/mails";
import type { operator } from "~/locales/en/operator";
import type { orders } from "~/locales/en/orders";
import type { paper } from "~/locales/en/paper";
import type { patientOrder } from "~/locales/en/patient-order";
import type { patientPage } from "~/locales/en/patient-page";
import type { patients } from "~/locales/en/patients";
import type { people } from "~/locales/en/people";
import type { practiceCatalogue } from "~/locales/en/practice-catalogue";
import type { prescription } from "~/locales/en/prescription";
import type { prescriptionLine } from "~/locales/en/prescription-line";
import type { refusals } from "~/locales/en/refusals";
import type { reports } from "~/locales/en/reports";
import type { requests } from "~/locales/en/requests";
import type { scan } from "~/locales/en/scan";
import type { search } from "~/locales/en/search";
import type { security } from "~/locales/en/security";
import type { session } from "~/locales/en/session";
import type { settings } from "~/locales/en/settings";
import type { shortcuts } from "~/locales/en/shortcuts";
import type { solutions } from "~/locales/en/solutions";
import type { stockGrid } from "~/locales/en/stock-grid";
import type { today } from "~/locales/en/today";
import type { trials } from "~/locales/en/trials";
import type { waiting } from "~/locales/en/waiting";

/** Every namespace by name, typed by its English texts; a new namespace is one line here. Types only: nothing is bundled. */
export type Namespaces = {
  audit: typeof audit;
  calculators: typeof calculators;
  calls: typeof calls;
  cart: typeof cart;
  catalogue: typeof catalogue;
  checkout: typeof checkout;
  account: typeof account;
  common: typeof common;
  drafts: typeof drafts;
  editions: typeof editions;
  errors: typeof errors;
  frame: typeof frame;
  legal: typeof legal;
  mails: typeof mails;
  scan: typeof scan;
  search: typeof search;
  patientOrder: typeof patientOrder;
  patientPage: typeof patientPage;
  patients: typeof patients;
  operator: typeof operator;
  orders: typeof orders;
  paper: typeof paper;
  people: typeof people;
  requests: typeof requests;
  refusals: typeof refusals;
  reports: typeof reports;
  practiceCatalogue: typeof practiceCatalogue;
  prescriptionLine: typeof prescriptionLine;
  security: typeof security;
  prescription: typeof prescription;
  session: typeof session;
  solutions: typeof solutions;
  stockGrid: typeof stockGrid;
  today: typeof today;
  trials: typeof trials;
  settings: typeof settings;
  shortcuts: typeof shortcuts;
  waiting: typeof waiting;
};

export type Namespace = keyof Namespaces;

/** What every page has in the browser, whatever its route asks for with `handle.i18n`. */
export const baseNamespaces: Namespace[] = ["common", "editions", "errors", "frame"];

/** The part of a route's `handle` that names its namespaces: `export const handle = { i18n: ["cart"] } satisfies I18nHandle`. */
export type I18nHandle = { i18n: Namespace[] };
