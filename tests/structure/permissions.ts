/** Everybody who asks the portal for something. */
export const roles = ["nobody", "formerUser", "suspended", "newcomer", "staff", "doctor", "admin", "operator", "distributor"] as const;

/**
 * nobody: no session; formerUser: removed while the session ran; suspended: an admin of a suspended practice; newcomer: terms not
 * accepted; operator: in the practice that was chosen at sign-in (D13); distributor: the shared key and no session (D28).
 */
export type Role = (typeof roles)[number];

const users = ["staff", "doctor", "admin"] as const;

/** Who gets through; everybody else is refused. */
export const allowed = {
  anyone: roles,
  /** Also before the terms are accepted, so that they can be. */
  person: ["newcomer", ...users, "operator"],
  member: [...users, "operator"],
  /** What an account of a practice has and an operator has not. */
  user: users,
  /** Those who answer for patients (D87). */
  clinical: ["doctor", "admin", "operator"],
  admin: ["admin", "operator"],
  operator: ["operator"],
  distributor: ["distributor"],
} as const satisfies Record<string, readonly Role[]>;

export type Access = keyof typeof allowed;

/** Every call of the contract. Whatever it names belongs to the practice of the session: ids of another one are not found (D35). */
export const callPermissions: Record<Access, readonly string[]> = {
  anyone: [
    ...["tenants.list", "tenants.bySubDomain", "tenants.byId", "session.authenticate", "session.confirmSignIn", "session.logout"],
    ...["session.keepForm", "users.invitation", "users.register", "users.resetPassword", "users.checkResetKey"],
    ...["users.checkEmailKey", "users.confirmEmail"],
    ...["notifications.sendForgotPasswordEmail", "catalogue.packShot"],
  ],
  person: ["session.read", "users.acceptTerms", "users.chooseLanguage"],
  member: [
    ...[
      "tenants.config",
      "session.list",
      "session.endOthers",
      "session.browsers",
      "session.forgetBrowser",
      "session.useLocation",
      "session.keepSearch",
      "session.readSearch",
    ],
    ...["session.readForm", "session.findForms", "session.discardForm", "session.listDrafts", "session.giveDraft"],
    ...["security.read", "security.begin", "security.turnOn", "security.turnOff", "security.makeRecoveryCodes", "edition.read"],
    ...["catalogue.list", "catalogue.solutions", "catalogue.seriesByIds", "catalogue.solutionsByIds", "catalogue.pins"],
    ...["catalogue.setPin", "catalogue.promotions", "catalogue.seePromotion", "catalogue.allowedValues", "catalogue.allowedValuesOf"],
    ...["catalogue.allowedValuesOfEdition", "catalogue.grid", "catalogue.usualByPower", "catalogue.findByScan", "catalogue.suggest"],
    ...["patients.search", "patients.read", "patients.overview", "patients.create", "patients.update", "patients.addAddress"],
    ...["patients.updateAddress", "patients.addNote", "patients.removeNote", "addresses.validate", "addresses.cities"],
    ...["cart.view", "cart.count", "cart.populate", "cart.sync", "cart.remove", "cart.empty", "cart.restore", "cart.saveForLater"],
    ...["cart.markForDeletion", "cart.changeQuantities", "cart.trialAllowance", "cart.startCheckout", "cart.releaseCheckout"],
    ...["cart.checkout", "cart.readReceipt", "cart.mailReceipt", "preorders.receive"],
    ...["orderForms.begin", "orderForms.facts", "orderForms.orders", "orderForms.lenses", "orderForms.findings"],
    ...[
      "orders.history",
      "orders.detail",
      "orders.cancel",
      "orders.previewReorder",
      "orders.copyToCart",
      "orders.stockStatus",
      "orders.lensUse",
    ],
    ...["requests.askToCancel", "requests.readBackorder", "requests.chooseForBackorder", "requests.withdraw", "requests.readReturn"],
    ...["requests.askToReturn", "requests.listReturns", "requests.readPhoto", "today.overview", "today.orderAgain"],
    ...["templates.list", "templates.read", "templates.preview", "templates.save", "templates.change", "templates.remove"],
    ...["deliveries.view", "deliveries.count", "deliveries.takeBack", "deliveries.finish", "deliveries.read", "deliveries.list"],
    "deliveries.claim",
    ...["stock.proposal", "stock.putAside", "stock.viewShelfCount", "stock.countShelf", "stock.takeBackFromShelf"],
    "stock.finishShelfCount",
    ...["fitting.overview", "fitting.view", "fitting.put", "fitting.use", "fitting.discard", "fitting.undo", "fitting.setWanted"],
    "fitting.refill",
    ...["approvals.ask", "approvals.own", "approvals.count", "approvals.list", "approvals.read", "approvals.takeBack"],
    "budgets.left",
    ...["recents.list", "recents.note", "orders.selected", "orders.cancelSelected", "orders.copySelected"],
  ],
  user: [...["users.readMails", "users.chooseMails", "users.chooseStartPage"]],
  clinical: ["recalls.search", "recalls.download"],
  admin: [
    // Of oneself, everybody changes name, e-mail and password, and gives up an e-mail that waits.
    ...["users.update", "users.cancelNewEmail"],
    ...["tenants.update", "users.list", "users.add", "users.previewRemoval", "users.remove", "users.sendInvitation"],
    ...[
      "users.withdrawInvitation",
      "security.turnOffFor",
      "security.signOutFor",
      "security.readDemand",
      "security.demand",
      "audit.list",
      "audit.findSubjects",
      "audit.verify",
    ],
    "audit.download",
    ...["patients.previewErasure", "patients.erase"],
    ...[
      "catalogue.manage",
      "catalogue.updateVisibility",
      "catalogue.setFavourite",
      "orders.report",
      "orders.selectedReport",
      "reports.figures",
    ],
    ...["approvals.readRule", "approvals.changeRule", "approvals.approve", "approvals.decline"],
    ...["budgets.read", "budgets.change", "budgets.figures"],
  ],
  operator: [
    ...["supply.read", "supply.take", "supply.download"],
    ...[
      "session.usePractice",
      "operator.overview",
      "operator.calendars",
      "operator.practices",
      "operator.practice",
      "operator.suspend",
      "operator.reopen",
    ],
    "operator.create",
    ...[
      "operator.handOver",
      "operator.sendAgain",
      "operator.sendAllAgain",
      "operator.takeOut",
      "operator.request",
      "operator.requestPhoto",
      "operator.answerRequest",
    ],
    ...[
      "imports.preview",
      "imports.readPreview",
      "imports.apply",
      "imports.list",
      "imports.readVersion",
      "imports.undo",
      "imports.download",
    ],
    ...["promotions.list", "promotions.read", "promotions.create", "promotions.change", "promotions.end"],
  ],
  distributor: [
    ...["distributor.updateStatuses", "distributor.answerRequests", "distributor.updateStock", "distributor.updatePrices"],
    "distributor.updateCatalogue",
  ],
};

const addressesOfPatient = ["new", ":addressId", ":addressId/verify"].map((dialog) => `/patients/:patientId/addresses/${dialog}`);

const patientOrder = (page: string) =>
  ["", "/select", "/switch", "/confirm", "/remove", "/find", "/calculate", "/new-patient", ...addressesOfPatient].map(
    (dialog) => `/products/${page}${dialog}`,
  );

/** Every page of the sitemap, to see and to send a form to. `anyone` also stands for what asks its call, or for its own words instead. */
export const pagePermissions: Record<Exclude<Access, "user" | "distributor">, readonly string[]> = {
  anyone: [
    ...[
      "/",
      "/language",
      "/without-scripts",
      "/forgot-password",
      "/register",
      "/reset-password/:key",
      "/confirm-email/:key",
      "/logout",
      "/terms-and-conditions",
      "/privacy-policy",
    ],
    ...["/cookies", "/accessibility", "/about", "/products/:name.jpg", "/products/:name.webp"],
    // Asked in the background: without a session they answer nothing, and the form stays where it is.
    ...["/kept-form", "/products/lens-facts", "/products/prescription-findings"],
    ...["/api/docs", "/api/openapi.json", "/*"],
  ],
  person: ["/terms-acceptance"],
  member: [
    ...["/location", "/legal/:name", "/search", "/search/live", "/shortcuts", "/waiting", "/waiting/drafts", "/today"],
    ...["/settings/profile", "/settings/security", "/second-factor"],
    ...["/cart", "/cart/delete", "/cart/empty", "/cart/changes", "/cart/lens"],
    ...["/checkout", "/checkout/submit", "/checkout/legal/:name", "/checkout/delete", "/checkout/empty", "/checkout/changes"],
    ...["/checkout/lens", "/order-confirmation", "/order-confirmation.pdf"],
    ...["/patients", "/patients/add", "/patients/lookup", "/patients/new", "/patients/:patientId", "/patients/:patientId/edit"],
    ...addressesOfPatient,
    ...["/history", "/history/reorder", "/history/history-detail.pdf", "/history/history-detail"],
    ...["/history/history-detail/cancel/:orderId", "/history/history-detail/ask/:orderId"],
    ...["backorder", "return"].map((act) => `/history/history-detail/${act}/:orderId/:transactionId/:lineId`),
    ...["/history/returns", "/history/returns/:requestId/photo", "/history/deliveries", "/history/deliveries/:deliveryId"],
    ...["/approvals", "/approvals/:approvalId", "/products/templates", "/products/templates/new", "/products/templates/:templateId"],
    ...["/history/reorder-selected", "/history/selected", "/history/selected/cancel", "/history/selected.pdf"],
    ...["/products", "/products/details/:itemId", "/products/promotion/:promotionId", "/products/favourites", "/products/pins"],
    ...["/products/scanned", "/products/stock-revenue", "/products/stock-revenue/choose", "/products/stock-revenue/facts"],
    ...["/products/usual-order", "/products/shelf-count"],
    ...["", "/begin", "/refill", "/:seriesId", "/:seriesId/lens", "/:seriesId/wanted"].map((page) => `/products/fitting-sets${page}`),
    ...["/promotions", "/promotions/:promotionId", "/promotions/seen"],
    ...[...patientOrder("patient-revenue"), ...patientOrder("patient-trial")],
    ...["limit", "explain", "no-match"].map((dialog) => `/products/patient-trial/${dialog}`),
    ...["", "/add", "/limit", "/details", "/none", "/explain", "/no-match"].map((dialog) => `/products/patient-trial/office${dialog}`),
    "/products/solutions",
  ],
  clinical: ["/history/recall", "/history/recall.csv"],
  admin: [
    "/history/selected.csv",
    ...["/settings", "/settings/practice-information", "/settings/product-catalog", "/settings/user-management"],
    ...[
      "/settings/user-management/:userId/edit",
      "/settings/user-management/:userId/remove",
      "/settings/user-add",
      "/settings/second-factor",
      "/patients/:patientId/erase",
    ],
    ...[
      "/settings/reports",
      "/settings/approvals",
      "/settings/budgets",
      "/settings/audit",
      "/settings/reports/:plot.csv",
      "/products/favourites/edit",
    ],
  ],
  operator: [
    ...["/operator", "/operator/take-out/:tenantId/:messageId", "/operator/requests/:tenantId/:requestId"],
    ...["/operator/requests/:tenantId/:requestId/photo", "/operator/practices/:tenantId", "/operator/imports"],
    "/operator/practices/new",
    ...["/operator/imports/undo/:edition/:seq", "/operator/imports/previews/:previewId", "/operator/imports/files/:edition/:name"],
    ...["/operator/calendars", "/operator/supply-report", "/operator/supply-report/:edition/:name"],
    ...["/operator/promotions", "/operator/promotions/new", "/operator/promotions/:edition/:promotionId"],
    "/operator/promotions/:edition/:promotionId/change",
  ],
};
