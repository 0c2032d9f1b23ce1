/** The list of keyboard shortcuts. */
export const shortcuts = {
  lead: "What the keyboard does beside Tab and Enter.",
  scan: "Scan a box on any page to see its lens; this does not order anything. <page>Type or scan a code</page>",
  key: "Key",
  does: "What it does",
  singleKeys: "Single keys work as shortcuts in this browser",
  search: "Search",
  help: "Show this list",
  order: "Order for a patient",
  move: "Move between the cells of a power grid",
  add: "Add what you typed to the cart",
  paste: "Paste a column into the power grid",
  line: "Type or paste a prescription",
  copyRight: "Copy the right eye to the left",
  copyLeft: "Copy the left eye to the right",
  confirm: "Confirm the suggested values of a patient's order",
  repeat: "Repeat one of the patient's last orders",
};
