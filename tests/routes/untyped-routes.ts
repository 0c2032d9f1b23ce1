/** Routes that take a form into which nobody types: buttons, choices and ids only. */
export const untypedRoutes = [
  "routes/operator/supply-report.tsx",
  "routes/public/confirm-email.tsx",
  ...["routes/public/language.tsx", "routes/public/terms-acceptance.tsx", "routes/public/logout.tsx", "routes/session/location.tsx"],
  ...["routes/cart/delete.tsx", "routes/cart/empty.tsx", "routes/checkout/order-confirmation.tsx", "routes/patients/verify-address.tsx"],
  ...[
    "routes/history/reorder.tsx",
    "routes/history/cancel-order.tsx",
    "routes/history/cancel-selected.tsx",
    "routes/history/reorder-selected.tsx",
    "routes/products/templates/templates.tsx",
    "routes/history/backorder.tsx",
    "routes/products/favourites.tsx",
    "routes/products/pins.tsx",
  ],
  ...["routes/settings/product-catalog.tsx", "routes/settings/user-remove.tsx", "routes/promotions/seen.tsx", "routes/cart/lens.tsx"],
  "routes/session/drafts.tsx",
  ...["routes/today/today.tsx", "routes/products/fitting-sets/refill.tsx"],
  // Sent by the form of an order while it is typed.
  "routes/products/patient-revenue/findings.tsx",
  // A file and choices; the number of what was seen.
  ...["routes/operator/imports.tsx", "routes/operator/import-preview.tsx"],
  // Reads its reason as the practice of an operator does.
  ...["routes/operator/take-out.tsx", "routes/operator/import-undo.tsx"],
  // Other forms' texts, half typed, and what programs send.
  ...["routes/products/edit-favourites.tsx", "routes/session/kept-form.tsx", "routes/not-found.tsx"],
];
