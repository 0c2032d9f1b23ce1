/** One search over products, patients and orders. */
export const search = {
  hint: "Type a product, a patient's name or number, or an order number.",
  none: "Nothing found",
  noneHint: "Try fewer letters, or another part of the name or number.",
  products: "Products",
  patients: "Patients",
  orders: "Orders",
  all: "Show all",
};
