import { approvalValues } from "~/components/approvals/approval-values";
import { cartSums } from "~/components/cart-summary/cart-sums";
import { partSums } from "~/components/cart-summary/part-sums";
import { orderKindOf } from "~/components/orders/order-kind";
import { beforeDiscount, lensCells, lineTable, postalLine } from "~/components/orders/paper-lines";
import type { Paper, PaperCell, PaperSection } from "~/domain/paper/paper";
import { joinArrivals } from "~/domain/stock/arrivals";
import type { Format } from "~/i18n/format";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import type { Namespace } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translate";
import { orderedQuantity } from "./ordered-quantity";
import { promisedDaysOf } from "./promised-days";
import { receiptOrderSums, receiptRows } from "./receipt-rows";
import type { PlacedDetails, Receipt } from "./shown-receipt";

type Translation = { t: Translate<Namespace[]>; format: Format };
type Order = Receipt["orders"][number];
type Product = Order["products"][number];

/** The heading of a receipt: the practice with the location that ordered, name and address. */
type Source = { receipt: Receipt; placed: readonly PlacedDetails[]; sender: readonly string[] };

/** Returns a receipt for paper: every order with each of its lenses, its delivery and its total, as on the printed page. */
export function receiptPaper(translation: Translation, { receipt, placed, sender }: Source): Paper {
  const { t, format } = translation;
  const { cartConfirmationNum, placedAt, changeableUntil, orders, sums, approval } = receipt;
  const number = isolateLtr(cartConfirmationNum);
  const [day] = promisedDaysOf(receipt);
  const [first] = placed;
  const facts = new Map(placed.map((each) => [each.orderId, each]));
  const products = orders.flatMap((order) => order.products);
  return {
    ...{ language: format.language, title: t("paper:receipt", { number: cartConfirmationNum }), brand: t("common:product.name") },
    ...{ label: t("checkout:receipt.number"), number, sender },
    lines: [
      t("checkout:receipt.received", { day: format.dayAndWeekday(format.dayOf(placedAt)), time: isolateLtr(format.time(placedAt)) }),
      ...(first ? [`${t("checkout:sheet.placedBy")} ${isolate(first.placedBy)}`] : []),
      ...(approval ? [t("common:approvedOrder", approvalValues(approval, format))] : []),
    ],
    facts: [
      { label: t("checkout:receipt.toPay"), value: format.money(sums.gross) },
      { label: t("checkout:receipt.quantity"), value: orderedQuantity(t, products) },
      {
        label: t("checkout:receipt.firstDelivery"),
        value: day === undefined ? t("checkout:receipt.dayUnknown") : format.dayAndWeekday(day),
      },
      { label: t("checkout:receipt.changeableUntil"), value: isolateLtr(format.dayAndTime(changeableUntil)) },
      ...(first ? [{ label: t("checkout:sheet.partner"), value: isolateLtr(first.bpn) }] : []),
    ],
    sections: orders.map((order) => orderSection(translation, { order, placed: facts.get(order.id), sums })),
    sums: [...partSums(translation, { sums, lines: products }), ...cartSums(translation, sums)],
    notes: [t("paper:notInvoice")],
    pageLabel: (page, pages) => t("paper:page", { page, pages }),
  };
}

type Placed = { order: Order; placed: PlacedDetails | undefined; sums: Receipt["sums"] };

function orderSection(translation: Translation, { order, placed, sums }: Placed): PaperSection {
  const { t, format } = translation;
  const { confirmationNum, products, orderType: type, gross } = order;
  const kind = t(`common:orderKinds.${orderKindOf({ ...order, type })}`);
  const customer = placed?.customerId ? [`${t("checkout:sheet.customer")} ${isolateLtr(placed.customerId)}`] : [];
  const amount = t(sums.pricesIncludeVat ? "checkout:orders.gross" : "checkout:orders.net");
  return {
    heading: placed?.name ? isolate(format.name(placed.name)) : kind,
    aside: [...customer, t("paper:order", { number: isolateLtr(confirmationNum) })].join(" · "),
    ...lineTable(
      translation,
      amount,
      products.flatMap((product) => productRows(translation, product)),
    ),
    notes: [
      format.arrivals(joinArrivals(products.flatMap(({ arrivals }) => arrivals)), "ordered"),
      ...(placed ? [shipTo(translation, placed.shipTo)] : []),
    ],
    sums: receiptOrderSums(order, sums).map(({ name, amount: value }) => ({
      label: t(`common:totals.${name}`, { rate: format.percent(sums.vatRateBasisPoints) }),
      amount: format.money({ ...gross, amount: value }),
      total: name === "gross" || name === "grossIncludingVat",
    })),
  };
}

function productRows(translation: Translation, product: Product): PaperCell[][] {
  const { t, format } = translation;
  const { productName, packSize, unit, promotion } = product;
  const named = { text: isolate(format.product(productName, packSize)), small: promotion ? [format.promotion(promotion)] : [] };
  return receiptRows(product).map(({ eye, values, quantity, price, amount }) => {
    const [eyeCell, valueCell] = lensCells(translation, { eye, values });
    return [
      eyeCell,
      named,
      valueCell,
      { text: t(`common:units.${unit}`, { count: quantity }), small: [] },
      { text: price ? format.money(price) : "", small: [] },
      { text: amount ? format.money(amount) : "", small: beforeDiscount(translation, { price, quantity, amount }) },
    ];
  });
}

/** Returns the delivery of an order, as on the printed page. */
function shipTo({ t, format }: Translation, { code, name, street, city, zip, shipping }: PlacedDetails["shipTo"]): string {
  const destination = `${t("checkout:sheet.to")} ${isolate(name)}, ${postalLine(format, { street, city, zip })}`;
  if (code === null) return `${destination} · ${t("common:dispensing.ShipToPatient")}`;
  return `${destination} · ${t(`common:shipping.${shipping as "DAY"}`)}, ${t("checkout:sheet.shipTo")} ${isolateLtr(code)}`;
}
