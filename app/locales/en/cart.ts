/** The cart: beside the work, as a page, and at checkout. */
export const cart = {
  title: "Cart",
  groups: {
    patient: "Patient",
    stock: "Stock",
    solutions: "Solutions",
    office: "For the practice",
  },
  rail: {
    empty: "The cart is empty. What you add stands here.",
    review: "Review and check out",
    orderBy: "Order by <b>{{time}}</b>, {{left}}",
    orderByShort: "Order by {{time}}",
    arrives: "Arrives <b>{{day}}</b>",
  },
};
