import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The sitemap, grouped by who uses it. Add a page to the group of the people who use it. */
export default [
  // Everyone
  index("routes/public/home.tsx"),
  route("language", "routes/public/language.tsx"),
  route("without-scripts", "routes/public/without-scripts.tsx"),
  route("forgot-password", "routes/public/forgot-password.tsx"),
  route("register", "routes/public/register.tsx"),
  route("reset-password/:key", "routes/public/reset-password.tsx"),
  route("confirm-email/:key", "routes/public/confirm-email.tsx"),
  route("terms-acceptance", "routes/public/terms-acceptance.tsx"),
  route("second-factor", "routes/public/second-factor.tsx"),
  route("logout", "routes/public/logout.tsx"),
  route("terms-and-conditions", "routes/public/terms-and-conditions.tsx"),
  route("privacy-policy", "routes/public/privacy-policy.tsx"),
  route("cookies", "routes/public/cookies.tsx"),
  route("accessibility", "routes/public/accessibility.tsx"),
  route("about", "routes/public/about.tsx"),

  // Signed-in people: the guard is in the layout
  layout("routes/layouts/signed-in.tsx", [
    route("location", "routes/session/location.tsx"),
    route("legal/:name", "routes/session/legal.tsx"),
    route("search", "routes/search/search.tsx"),
    route("search/live", "routes/search/live.tsx"),
    route("shortcuts", "routes/session/shortcuts.tsx"),
    route("waiting", "routes/session/waiting.tsx"),
    route("waiting/drafts", "routes/session/drafts.tsx"),

    route("settings/profile", "routes/settings/profile.tsx"),
    route("settings/security", "routes/settings/security.tsx"),

    // Settings: admins and operators
    route("settings", "routes/layouts/settings.tsx", [
      index("routes/settings/index.tsx"),
      route("practice-information", "routes/settings/practice-information.tsx"),
      route("product-catalog", "routes/settings/product-catalog.tsx"),
      route("user-management", "routes/settings/user-management.tsx", [
        route(":userId/edit", "routes/settings/user-edit.tsx"),
        route(":userId/remove", "routes/settings/user-remove.tsx"),
      ]),
      route("user-add", "routes/settings/user-add.tsx"),
      route("second-factor", "routes/settings/second-factor.tsx"),
      route("reports", "routes/settings/reports.tsx"),
      route("approvals", "routes/settings/approvals.tsx", { id: "settings/approvals" }),
      route("budgets", "routes/settings/budgets.tsx"),
      route("audit", "routes/settings/audit.tsx"),
      route("reports/:plot.csv", "routes/settings/report-table.tsx"),
    ]),

    // The distributor's operators
    layout("routes/layouts/operator.tsx", [
      route("operator", "routes/operator/operator.tsx", [
        route("take-out/:tenantId/:messageId", "routes/operator/take-out.tsx"),
        route("requests/:tenantId/:requestId", "routes/operator/answer-request.tsx"),
      ]),
      route("operator/requests/:tenantId/:requestId/photo", "routes/operator/request-photo.tsx"),
      route("operator/practices/new", "routes/operator/new-practice.tsx"),
      route("operator/practices/:tenantId", "routes/operator/practice.tsx"),
      route("operator/calendars", "routes/operator/calendars.tsx"),
      route("operator/imports", "routes/operator/imports.tsx", [route("undo/:edition/:seq", "routes/operator/import-undo.tsx")]),
      route("operator/promotions", "routes/operator/promotions.tsx"),
      route("operator/promotions/new", "routes/operator/new-promotion.tsx"),
      route("operator/promotions/:edition/:promotionId", "routes/operator/promotion.tsx"),
      route("operator/promotions/:edition/:promotionId/change", "routes/operator/change-promotion.tsx"),
      route("operator/supply-report", "routes/operator/supply-report.tsx"),
      route("operator/supply-report/:edition/:name", "routes/operator/supply-file.tsx"),
      route("operator/imports/previews/:previewId", "routes/operator/import-preview.tsx"),
      route("operator/imports/files/:edition/:name", "routes/operator/import-file.tsx"),
    ]),

    // From the cart to the receipt
    route("cart", "routes/cart/cart.tsx", [
      route("delete", "routes/cart/delete.tsx"),
      route("empty", "routes/cart/empty.tsx"),
      route("changes", "routes/cart/changes.tsx"),
      route("lens", "routes/cart/lens.tsx"),
    ]),
    route("checkout", "routes/checkout/checkout.tsx", [
      route("submit", "routes/checkout/submit.tsx"),
      route("legal/:name", "routes/session/legal.tsx", { id: "checkout/legal" }),
      route("delete", "routes/cart/delete.tsx", { id: "checkout/delete" }),
      route("empty", "routes/cart/empty.tsx", { id: "checkout/empty" }),
      route("changes", "routes/cart/changes.tsx", { id: "checkout/changes" }),
      route("lens", "routes/cart/lens.tsx", { id: "checkout/lens" }),
    ]),
    route("order-confirmation", "routes/checkout/order-confirmation.tsx"),
    route("order-confirmation.pdf", "routes/checkout/receipt-pdf.tsx"),

    // What a second person approves before it is ordered
    route("approvals", "routes/approvals/approvals.tsx"),
    route("approvals/:approvalId", "routes/approvals/approval.tsx"),

    // Patients and their addresses: dialogs are children of the page they open over
    route("patients", "routes/patients/search.tsx", [route("add", "routes/patients/new-modal.tsx")]),
    route("patients/lookup", "routes/patients/lookup.tsx"),
    route("patients/new", "routes/patients/new.tsx"),
    route("patients/:patientId", "routes/patients/patient.tsx", [
      route("erase", "routes/patients/erase.tsx"),
      ...addressDialogs("", "patient"),
    ]),
    route("patients/:patientId/edit", "routes/patients/edit.tsx"),

    // Orders: what was placed
    route("history", "routes/history/history.tsx"),
    route("history/reorder", "routes/history/reorder.tsx"),
    route("history/reorder-selected", "routes/history/reorder-selected.tsx"),
    route("history/selected.pdf", "routes/history/selected-pdf.tsx"),
    route("history/selected.csv", "routes/history/selected-file.tsx"),
    route("history/selected", "routes/history/selected.tsx", [route("cancel", "routes/history/cancel-selected.tsx")]),
    route("history/history-detail.pdf", "routes/history/order-pdf.tsx"),
    route("history/history-detail", "routes/history/history-detail.tsx", [
      route("cancel/:orderId", "routes/history/cancel-order.tsx"),
      route("ask/:orderId", "routes/history/ask-to-cancel.tsx"),
      route("backorder/:orderId/:transactionId/:lineId", "routes/history/backorder.tsx"),
      route("return/:orderId/:transactionId/:lineId", "routes/history/return.tsx"),
    ]),
    route("products/shelf-count", "routes/products/shelf-count/shelf-count.tsx"),
    route("history/deliveries", "routes/history/deliveries.tsx"),
    route("history/deliveries/:deliveryId", "routes/history/delivery.tsx"),
    route("history/recall", "routes/history/recall.tsx"),
    route("history/recall.csv", "routes/history/recall-file.tsx"),
    route("history/returns", "routes/history/returns.tsx"),
    route("history/returns/:requestId/photo", "routes/history/return-photo.tsx"),

    // Ordering: the cart stays visible
    layout("routes/layouts/products.tsx", [
      route("today", "routes/today/today.tsx"),
      route("products", "routes/products/catalogue.tsx", [
        route("details/:itemId", "routes/products/details.tsx"),
        route("favourites/edit", "routes/products/edit-favourites.tsx"),
        route("promotion/:promotionId", "routes/promotions/announcement.tsx"),
      ]),
      route("products/favourites", "routes/products/favourites.tsx"),
      route("products/pins", "routes/products/pins.tsx"),
      route("products/scanned", "routes/products/scanned.tsx"),
      route("products/stock-revenue", "routes/products/stock-revenue/stock-revenue.tsx", [
        route("choose", "routes/products/stock-revenue/choose.tsx"),
      ]),
      route("products/usual-order", "routes/products/usual-order/usual-order.tsx"),
      route("products/fitting-sets", "routes/products/fitting-sets/fitting-sets.tsx"),
      route("products/fitting-sets/begin", "routes/products/fitting-sets/begin.tsx"),
      route("products/fitting-sets/refill", "routes/products/fitting-sets/refill.tsx"),
      route("products/fitting-sets/:seriesId", "routes/products/fitting-sets/fitting-set.tsx", [
        route("lens", "routes/products/fitting-sets/lens.tsx"),
      ]),
      route("products/fitting-sets/:seriesId/wanted", "routes/products/fitting-sets/wanted.tsx"),
      route("products/stock-revenue/facts", "routes/products/stock-revenue/facts.tsx"),
      route("products/templates", "routes/products/templates/templates.tsx"),
      route("products/templates/new", "routes/products/templates/new-template.tsx"),
      route("products/templates/:templateId", "routes/products/templates/template.tsx"),
      route("promotions", "routes/promotions/promotions.tsx", [route(":promotionId", "routes/promotions/terms.tsx")]),
      route("promotions/seen", "routes/promotions/seen.tsx"),

      // One patient's order, of lenses and of trials: the same dialogs open over both forms
      route("products/patient-revenue", "routes/products/patient-revenue/patient-revenue.tsx", patientOrderDialogs("patient-revenue")),
      route("products/patient-trial", "routes/products/patient-trial/patient-trial.tsx", [
        ...patientOrderDialogs("patient-trial"),
        route("limit", "routes/products/patient-trial/limit.tsx"),
        route("explain", "routes/products/patient-trial/explain.tsx", { id: "patient-trial/explain" }),
        route("no-match", "routes/products/patient-trial/no-match.tsx", { id: "patient-trial/no-match" }),
      ]),
      route("products/patient-trial/office", "routes/products/patient-trial/office.tsx", [
        route("add", "routes/products/patient-trial/add.tsx"),
        route("limit", "routes/products/patient-trial/office-limit.tsx"),
        route("details", "routes/products/patient-trial/details.tsx"),
        route("none", "routes/products/patient-trial/none.tsx"),
        route("explain", "routes/products/patient-trial/explain.tsx", { id: "office-trial/explain" }),
        route("no-match", "routes/products/patient-trial/no-match.tsx", { id: "office-trial/no-match" }),
      ]),
      route("products/solutions", "routes/products/solutions/solutions.tsx"),
    ]),
  ]),

  // Background requests of pages, also after the session has ended
  route("kept-form", "routes/session/kept-form.tsx"),
  route("products/lens-facts", "routes/products/patient-revenue/lens-facts.tsx"),
  route("products/prescription-findings", "routes/products/patient-revenue/findings.tsx"),

  // Product images: their extension tells them from the pages below /products
  route("products/:name.jpg", "routes/images/product-image.tsx", { id: "images/product-image-jpg" }),
  route("products/:name.webp", "routes/images/product-image.tsx", { id: "images/product-image-webp" }),

  // API clients; the calls themselves are answered without the router (app/server/handle-page.server.ts)
  route("api/docs", "routes/api/docs.tsx"),
  route("api/openapi.json", "routes/api/description.tsx"),

  // Everything else
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

/** Returns the dialogs over the form of one patient's order. */
function patientOrderDialogs(page: string) {
  const dialogs = ["select", "switch", "confirm", "remove", "find", "calculate"];
  return [
    ...dialogs.map((name) => route(name, `routes/products/patient-revenue/${name}.tsx`, { id: `${page}/${name}` })),
    route("new-patient", "routes/patients/new-modal.tsx", { id: `${page}/new-patient` }),
    ...addressDialogs("patients/:patientId/", page),
  ];
}

/** Returns the dialogs of a patient's addresses, over the patient's page or over an order for them. */
function addressDialogs(path: string, page: string) {
  return [
    route(`${path}addresses/new`, "routes/patients/new-address.tsx", { id: `${page}/new-address` }),
    route(`${path}addresses/:addressId`, "routes/patients/edit-address.tsx", { id: `${page}/edit-address` }),
    route(`${path}addresses/:addressId/verify`, "routes/patients/verify-address.tsx", { id: `${page}/verify-address` }),
  ];
}
