/** A practice that operators create. */
export const newPractice = {
  lead: "The practice, its locations and its first admin, who is invited by email. It starts with the catalogue of its market.",
  create: "Create the practice",
  ownLanguage: "Language of the market",
  subDomainHint: "The first part of the address at which its people sign in: letters, digits and hyphens. It cannot be changed later.",
  businessNumberHint: "Korea only. Ten digits.",
  location: "Location {{number, number}}",
  shipToCode: "Ship-to code",
  locationPartner: "Partner number of the location",
  locationPartnerHint: "Optional. If left empty, the practice’s number is used.",
  addLocation: "Add a location",
  removeLocation: "Remove location {{number, number}}",
  admin: "First admin",
  adminLead: "Gets an invitation to set up the account, and owns it.",
  reason: "Why it is created",
  reasonHint: "A contract, for example. Kept in the operators’ trail with your name.",
  problem: "{{field}}: {{text}}",
  mistakes: {
    subDomainInvalid: "Latin letters, digits and hyphens, at most 63: at least one letter, and no hyphen at either end.",
    subDomainReserved: "This name is reserved. Choose another.",
    subDomainTaken: "Another practice has this sub-domain.",
  },
};
