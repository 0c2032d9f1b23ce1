/** The contents of a cart that a person has not opened yet at the location. */
export const noOpenCart = {
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
