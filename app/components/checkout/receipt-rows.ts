import type { Receipt } from "./shown-receipt";

type Order = Receipt["orders"][number];
type Product = Order["products"][number];
type Row = Omit<Product["lenses"][number], "eye" | "price" | "amount"> & {
  eye: Product["lenses"][number]["eye"];
  price: Product["amount"];
  amount: Product["amount"];
};

/** What paper says of a product: a row for each lens; one for a solution and for what an older receipt does not tell lens by lens. */
export function receiptRows({ lenses, quantity, amount, discount }: Product): Row[] {
  if (lenses.length > 0) return lenses;
  const price = amount && discount && { ...amount, amount: (amount.amount + discount.amount) / quantity };
  return [{ eye: null, values: {}, quantity, price, amount }];
}

/** What an order comes to, as the market shows it: delivery to the patient, net, VAT and total, or the total with its VAT (D3). */
export function receiptOrderSums({ products, net, gross }: Order, { pricesIncludeVat }: Pick<Receipt["sums"], "pricesIncludeVat">) {
  const vat = { name: "vat", amount: gross.amount - net.amount } as const;
  if (pricesIncludeVat) return [{ name: "grossIncludingVat", amount: gross.amount } as const, vat];
  const fee = products.reduce((rest, { amount }) => rest - (amount?.amount ?? Number.POSITIVE_INFINITY), net.amount);
  return [
    ...(fee > 0 ? [{ name: "shippingFee", amount: fee } as const] : []),
    { name: "net", amount: net.amount } as const,
    vat,
    { name: "gross", amount: gross.amount } as const,
  ];
}
