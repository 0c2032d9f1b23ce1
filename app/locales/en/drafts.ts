/** A person's half-typed forms on the server, and handing them to colleagues. */
export const drafts = {
  lead: "Unfinished orders and patient forms are saved on the server for 12 hours. Continue them on any device.",
  empty: "No drafts. What you type in an order or a patient form is saved here until you send it.",
  open: "Open",
  openOf: "Open: {{what}}",
  show: "Show your drafts",
  kept: "Saved {{at}}",
  from: "From {{name}}",
  ofPatient: "{{kind}}: {{name}}",
  lines_one: "{{count, number}} line",
  lines_other: "{{count, number}} lines",
  give: {
    open: "Hand over to a colleague",
    openOf: "Hand over to a colleague: {{what}}",
    told: "The draft moves to your colleague’s list. This is recorded in the audit trail.",
    to: "Colleague",
    send: "Hand over",
    none: "Nobody else works at this location.",
  },
  notices: { given: "Handed over to {{name}}. The draft is now on their list." },
};
