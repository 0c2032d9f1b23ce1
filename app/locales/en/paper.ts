/** Documents for paper: a receipt, an order. What their pages say too is taken from there. */
export const paper = {
  receipt: "Receipt {{number}}",
  order: "Order {{number}}",
  orderNumber: "Order number",
  eye: "Eye",
  product: "Product",
  page: "Page {{page, number}} of {{pages, number}}",
  pair: "{{label}}: {{value}}",
  notInvoice: "Billed on the monthly invoice. This receipt is not a tax invoice. Prices were fixed when the order was placed.",
};
