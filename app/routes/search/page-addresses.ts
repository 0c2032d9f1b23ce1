/** Paths of the pages that the search finds, by the names of their titles: those that everybody may enter. */
export const forEverybody = {
  today: "/today",
  products: "/products",
  stockRevenue: "/products/stock-revenue",
  usualOrder: "/products/usual-order",
  shelfCount: "/products/shelf-count",
  fittingSets: "/products/fitting-sets",
  fittingRefill: "/products/fitting-sets/refill",
  templates: "/products/templates",
  patientRevenue: "/products/patient-revenue",
  patientTrial: "/products/patient-trial",
  solutions: "/products/solutions",
  promotions: "/promotions",
  cart: "/cart",
  checkout: "/checkout",
  history: "/history",
  deliveries: "/history/deliveries",
  returns: "/history/returns",
  approvals: "/approvals",
  waiting: "/waiting",
  patients: "/patients",
  newPatient: "/patients/add",
  scanned: "/products/scanned",
  profile: "/settings/profile",
  security: "/settings/security",
  shortcuts: "/shortcuts",
} as const;

/** Those for admins and operators. */
export const forAdmins = {
  practiceInformation: "/settings/practice-information",
  userManagement: "/settings/user-management",
  userAdd: "/settings/user-add",
  productCatalog: "/settings/product-catalog",
  approvalSettings: "/settings/approvals",
  budgets: "/settings/budgets",
  reports: "/settings/reports",
  auditTrail: "/settings/audit",
} as const;

/** Those for optometrists, admins and operators. */
export const forClinicians = { recall: "/history/recall" } as const;

/** Those for operators. */
export const forOperators = {
  operator: "/operator",
  imports: "/operator/imports",
  operatedPromotions: "/operator/promotions",
  supplyReport: "/operator/supply-report",
} as const;
