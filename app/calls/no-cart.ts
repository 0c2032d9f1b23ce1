import type { Answers } from "./answers";

/** What cart.populate answers where the person has no open cart. */
export const noCart: Answers["cart"]["populate"] = {
  cart: null,
  preordersPatient: [],
  preordersStock: [],
  preordersSolution: [],
  preordersOffice: [],
  savedForLater: [],
  trialWarning: false,
  rejectedRevenueProducts: [],
  invalidItems: [],
  invalidPatientItems: [],
};
