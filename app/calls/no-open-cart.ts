import type { Answers } from "./answers";

/** The response of cart.populate when the person has no open cart at the location. */
export const noOpenCart: Answers["cart"]["populate"] = {
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
