/** Budgets of locations by month. */
export const budgets = {
  lead: "What each location may spend in a month, VAT included.",
  rule: "Orders over the budget show a warning. Whether they also need approval is set in the <a>approval rule</a>.",
  month: "{{month}} {{year}}",
  none: "no budget",
  form: {
    now: "This month",
    later: "From {{month}}",
    amount: "Monthly budget ({{currency}})",
    amountHint: "With VAT. Leave it empty for no budget.",
    from: "From",
    fromHint: "Until you set another one. It replaces what was planned for later months.",
    amountInvalid: "Enter a whole number up to {{max}}, or leave it empty.",
    amountWithCoinsInvalid: "Enter an amount up to {{max}} with at most two decimals, or leave it empty.",
    monthNotOffered: "This month is over. Choose another one.",
    changedElsewhere:
      "Another admin changed this budget in the meantime: {{steps}}. What you typed is still here; save again to replace it.",
    step: "from {{month}} {{amount}}",
    saved: "The budget of {{location}} is saved.",
  },
  inCart: {
    left: "{{amount}} of the budget for {{month}} is left after this order",
    beyond: "This order exceeds the budget for {{month}} by {{amount}}.",
    spent: "{{spent}} of {{amount}} spent before it",
  },
  present: {
    title: "Budget for {{month}}",
    spent: "{{spent}} of {{amount}} spent",
    left: "{{amount}} left",
    beyond: "{{amount}} over budget",
  },
  report: {
    title: "Spend against budget",
    text: "Whole months of the period, VAT included, cancelled orders left out.",
    location: "Location",
    month: "Month",
    budget: "Budget",
    spent: "Spent",
    left: "Left",
    noneSet: "No location has a budget in this period.",
    set: "Set budgets",
  },
};
