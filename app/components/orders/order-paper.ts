import { partName } from "~/domain/order/confirmation-number";
import type { Paper, PaperCell, PaperSection } from "~/domain/paper/paper";
import { joinArrivals } from "~/domain/stock/arrivals";
import type { Format } from "~/i18n/format";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import type { Namespace } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translate";
import { orderFacts } from "./order-facts";
import { orderSums } from "./order-sums";
import { beforeDiscount, lensCells, lineTable, postalLine } from "./paper-lines";
import type { DetailedOrder, OrderedLine, OrderPart } from "./shown-placed-order";
import { timelineOf } from "./timeline";
import { timelineCause, timelineTitle } from "./timeline-cause";
import { statusText } from "./use-status-text";

type Translation = { t: Translate<Namespace[]>; format: Format };
type Source = { order: DetailedOrder; sender: readonly string[] };

/** Returns an order for paper: its parts with each lens, delivery, price and history, as on its page. */
export function orderPaper(translation: Translation, { order, sender }: Source): Paper {
  const { t, format } = translation;
  const { confirmationNum, status, statusDetail, boxesQuantity, gross, lines } = order;
  const arrives = format.arrivals(joinArrivals(lines.flatMap(({ arrivals }) => arrivals)), "ordered");
  return {
    ...{ language: format.language, title: t("paper:order", { number: confirmationNum }), brand: t("common:product.name") },
    ...{ label: t("paper:orderNumber"), number: isolateLtr(confirmationNum), sender, lines: orderFacts(translation, order) },
    facts: [
      { label: t("orders:detail.status"), value: statusText(t, status, statusDetail) },
      { label: t("orders:detail.boxes"), value: format.number(boxesQuantity) },
      { label: t("checkout:receipt.toPay"), value: format.money(gross) },
      ...(arrives === "" ? [] : [{ label: t("checkout:orders.arrives"), value: arrives }]),
    ],
    sections: [
      ...order.transactions.map((part) => partSection(translation, { order, part })),
      deliverySection(translation, order),
      timelineSection(translation, order),
    ],
    sums: [],
    notes: [t("paper:notInvoice")],
    pageLabel: (page, pages) => t("paper:page", { page, pages }),
  };
}

/** Returns a part of an order with its lines, as a section for paper. */
export function partSection(translation: Translation, { order, part }: { order: DetailedOrder; part: OrderPart }): PaperSection {
  const { t } = translation;
  const { transactionSortOrder, transactionConfirmationNum, status, statusDetail, merchandise } = part;
  return {
    heading: t("orders:detail.part", { part: isolateLtr(partName(order, transactionSortOrder)) }),
    aside: `${isolateLtr(transactionConfirmationNum)} · ${statusText(t, status, statusDetail)}`,
    ...lineTable(
      translation,
      t(order.pricesIncludeVat ? "orders:detail.gross" : "orders:detail.net"),
      merchandise.lines.map((line) => lineRow(translation, line)),
    ),
    notes: parcel(translation, part),
    sums: [],
  };
}

function lineRow(translation: Translation, line: OrderedLine): PaperCell[] {
  const { t, format } = translation;
  const { eye, productName, packSize, solutionId, values, quantity, price, net, promotion, arrivals } = line;
  const isLens = solutionId === null;
  const [eyeCell, valueCell] = lensCells(translation, { eye, values });
  const below = [...(promotion ? [format.promotion(promotion)] : []), format.arrivals(arrivals, "ordered")];
  return [
    eyeCell,
    { text: isolate(format.product(productName, isLens ? packSize : null)), small: below.filter(Boolean) },
    valueCell,
    { text: t(isLens ? "common:units.boxes" : "common:units.bottles", { count: quantity }), small: [] },
    { text: price.amount === 0 ? t("orders:detail.free") : format.money(price), small: [] },
    { text: format.money(net), small: beforeDiscount(translation, { price, quantity, amount: net }) },
  ];
}

/** Returns the number of a parcel that is on its way. */
function parcel({ t }: Translation, { trackingNumber, defaultShippingOption }: OrderPart): string[] {
  if (!trackingNumber) return [];
  const service = t(`common:shipping.${defaultShippingOption as "DAY"}`);
  return [t("orders:detail.tracking", { number: isolateLtr(trackingNumber), service })];
}

/** Returns the delivery of an order, and its price opposite. */
export function deliverySection(translation: Translation, order: DetailedOrder): PaperSection {
  const { t } = translation;
  const [part] = order.transactions;
  const pair = (label: string, value: string) => t("paper:pair", { label, value });
  const notes = part ? deliveryNotes(translation, order, part).map(([label, value]) => pair(label, value)) : [];
  return {
    ...{ heading: t("orders:detail.delivery"), aside: t("orders:detail.bill"), columns: [], rows: [] },
    notes: [...notes, ...(order.note ? [pair(t("orders:detail.note"), isolate(order.note))] : [])],
    sums: orderSums(translation, order),
  };
}

function deliveryNotes({ t, format }: Translation, order: DetailedOrder, part: OrderPart): [label: string, value: string][] {
  const service = t(`common:shipping.${part.defaultShippingOption as "DAY"}`);
  return [
    [t("orders:detail.to"), `${isolate(part.shippingAddress.name)}, ${postalLine(format, part.shippingAddress)}`],
    [
      t("orders:detail.service"),
      part.shipToOffice ? t("orders:detail.shipTo", { service, code: isolateLtr(part.shipToCode) }) : t("common:dispensing.ShipToPatient"),
    ],
    [t("orders:detail.distributor"), t("orders:detail.partner", { name: part.distributor, number: isolateLtr(order.bpn) })],
  ];
}

function timelineSection({ t, format }: Translation, order: DetailedOrder): PaperSection {
  const events = timelineOf(order).map((event) => {
    const { at, parts } = event;
    const of = parts.length === order.transactions.length ? [] : parts.map((part) => isolateLtr(partName(order, part)));
    const names = of.map((part) => t("orders:detail.part", { part }));
    return [isolateLtr(format.dayAndTime(at)), timelineTitle({ t }, event), ...names, timelineCause({ t, format }, order, event)]
      .filter(Boolean)
      .join(" · ");
  });
  return { heading: t("orders:detail.timeline"), aside: "", columns: [], rows: [], notes: events, sums: [] };
}
