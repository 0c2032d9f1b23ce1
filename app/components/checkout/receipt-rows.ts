import type { Receipt } from "./shown-receipt";

type Order = Receipt["orders"][number];
type Product = Order["products"][number];
type Row = Omit<Product["lenses"][number], "eye" | "price" | "amount"> & {
  eye: Product["lenses"][number]["eye"];
  price: Product["amount"];
  amount: Product["amount"];
};

/** Returns the rows of a product on paper: one for each lens; a single one for a solution and for older receipts without lenses. */
export function receiptRows({ lenses, quantity, amount, discount }: Product): Row[] {
  if (lenses.length > 0) return lenses;
  const price = amount && discount && { ...amount, amount: (amount.amount + discount.amount) / quantity };
  return [{ eye: null, values: {}, quantity, price, amount }];
}

/** Returns the sums of an order as the market shows them: delivery to the patient, net, VAT and total, or the total with its VAT (D3). */
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
