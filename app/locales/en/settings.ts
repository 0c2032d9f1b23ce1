/** What an admin sets for the practice. */
export const settings = {
  you: "You",
  practice: {
    title: "Practice information",
    lead: "What the distributor and the practice picker know about you.",
    name: "Name of the practice",
    languageHint: "The language of the practice's mails.",
    businessNumber: "Business registration number",
    businessNumberHint: "The distributor reports with it what it supplies to you. Ten digits.",
    businessNumberInvalid: "Enter all ten digits, such as {{example}}; the last one checks the others.",
    locationName: "Name of the location",
    shipping: "Usual delivery",
    saved: "The practice information of {{name}} is saved.",
    savedNow: "{{field}}, saved now: {{value}}",
    empty: "empty",
  },
};
