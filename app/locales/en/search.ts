/** One search over products, patients and orders. */
export const search = {
  hint: "Type a product, a patient, an order or tracking number, the code of a box, or a lens such as “{{lens}}”.",
  none: "Nothing found",
  noneHint: "Try fewer letters, or another part of the name or number.",
  products: "Products",
  patients: "Patients",
  orders: "Orders",
  pages: "Pages",
  all: "Show all",
  placeholder: "Product, patient, order, code, or “{{lens}}”",
  lenses: "Lenses",
  results: "Search results",
  grid: "Opens the stock order at this power",
  open: "Open",
  order: "Order",
  orderFor: "Order for {{name}}",
  failed: "The search failed. Press Enter to try again.",
};
