const journeyFiles = (...names) => names.map((name) => `tests/e2e/${name}.test.ts`);

/** Axe on every screen. Needs a portal of its own: with full figures it uses the same invitations as the next ones. */
export const everyScreen = "tests/e2e/accessibility.test.ts";

/** What floats over pages, what stays beside them, how controls look, and what a scan does there. */
export const inTheWindow = journeyFiles("floats", "rail", "controls", "scan-walk", "scan-into-order");

/** From the cart to the receipt, which the check walks on the embedded database. */
export const onEmbedded = journeyFiles("cart-checkout");

/** Forms and patients: about half of the journeys by time. */
export const formsAndPatients = journeyFiles(
  "half-typed-expiry",
  "half-typed-reload",
  "one-contract",
  "front-portal",
  "lost-line",
  "without-connection",
  "failed-scripts",
  "lost-answers",
  "killed-portal",
  "rough-day",
  "every-press",
  "patient-journeys",
  "patient-dialogs",
);

/**
 * Long journeys, each step of which the tests of rules, calls, routes and components check by itself, and what is measured on every page:
 * run with `--prove`.
 */
export const longJourneys = journeyFiles(
  ...["whole-life", "demo", "patient-dialogs", "operator", "pins", "promotions", "same-numbers", "every-press"],
  ...["approvals", "imports", "new-practice", "new-email", "killed-portal", "budgets", "cart-selection", "first-screenful"],
  ...["layout-shift", "less-typing", "required-factor", "rough-day", "scan-into-order", "spoken", "usual-order", "history", "deliveries"],
  ...["half-typed-reload", "camera-scan", "people", "erase-patient", "front-portal", "unlikely-prescription"],
  ...["korean-pages", "hebrew-values", "scan-walk", "controls", "half-typed-expiry", "fitting-sets", "trials"],
  ...["patient-journeys", "catalogue", "solutions"],
);
