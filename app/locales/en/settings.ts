/** What an admin sets for the practice. */
export const settings = {
  you: "You",
  practice: {
    title: "Practice information",
    lead: "What the distributor has on file, and what people see when they choose the practice to sign in.",
    name: "Name of the practice",
    languageHint: "The language of the practice’s emails.",
    businessNumber: "Business registration number",
    businessNumberHint: "The distributor needs it to report what it supplies to you. Ten digits.",
    businessNumberInvalid: "Enter all ten digits, such as {{example}}; the last one checks the others.",
    locationName: "Name of the location",
    shipping: "Usual delivery",
    partnerNumber: "Partner number",
    saved: "The practice information of {{name}} is saved.",
  },
};
