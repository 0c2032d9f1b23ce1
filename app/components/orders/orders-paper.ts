import type { Paper, PaperSection } from "~/domain/paper/paper";
import type { Format } from "~/i18n/format";
import { isolateLtr } from "~/i18n/format/isolate";
import type { Namespace } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translate";
import { orderFacts } from "./order-facts";
import { deliverySection, partSection } from "./order-paper";
import type { DetailedOrder } from "./shown-placed-order";
import { statusText } from "./use-status-text";

type Translation = { t: Translate<Namespace[]>; format: Format };
type Source = { orders: readonly DetailedOrder[]; sender: readonly string[] };

/** Returns several orders as a document for paper, each with its parts, delivery and amounts (D171). */
export function ordersPaper(translation: Translation, { orders, sender }: Source): Paper {
  const { t, format } = translation;
  const title = t("orders:selected.title", { count: orders.length });
  const boxes = orders.reduce((sum, { boxesQuantity }) => sum + boxesQuantity, 0);
  return {
    ...{ language: format.language, title, brand: t("common:product.name") },
    ...{ label: t("orders:title"), number: isolateLtr(format.number(orders.length)), sender, lines: [] },
    facts: [{ label: t("orders:detail.boxes"), value: format.number(boxes) }],
    sections: orders.flatMap((order) => [
      headSection(translation, order),
      ...order.transactions.map((part) => partSection(translation, { order, part })),
      deliverySection(translation, order),
    ]),
    sums: [],
    notes: [t("paper:notInvoice")],
    pageLabel: (page, pages) => t("paper:page", { page, pages }),
  };
}

function headSection(translation: Translation, order: DetailedOrder): PaperSection {
  const { t } = translation;
  const { confirmationNum, status, statusDetail } = order;
  return {
    heading: t("paper:order", { number: isolateLtr(confirmationNum) }),
    aside: statusText(t, status, statusDetail),
    ...{ columns: [], rows: [], notes: orderFacts(translation, order), sums: [] },
  };
}
