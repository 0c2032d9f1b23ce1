import type { ReactNode } from "react";
import { Prescription } from "~/components/lens/prescription";
import { StockMark } from "~/components/lens/stock-mark";
import { orderAddress } from "~/components/orders/order-address";
import { useStatusText } from "~/components/orders/use-status-text";
import { stockShape } from "~/components/products/stock-shape";
import { Code } from "~/components/ui/code";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { gridPathOf } from "~/domain/order/grid-path";
import { scanAddress } from "~/forms/scan/scan-address";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { Found } from "./found";
import type { Hit, HitGroup } from "./hit";
import { useBoxHits } from "./use-box-hits";
import { useLensUseHits } from "./use-lens-use-hits";
import { useRecentHits } from "./use-recent-hits";

/**
 * Returns the results as rows, in display order: what was opened last while nothing is typed; otherwise a lens and a code first, then the
 * use of the lens and its box, products, patients, orders and pages.
 */
export function useHits(found: Found): Hit[] {
  const { t } = useTexts(["search", "common"]);
  const format = useFormat();
  const statusText = useStatusText();
  const recentHits = useRecentHits(found.recents);
  const lensUseHits = useLensUseHits(found.lensUse);
  const boxHits = useBoxHits(found.lenses[0]);
  const { lenses, quantity, items, code, patients, orders, pages } = found;
  const boxes = quantity === null ? null : `× ${format.number(quantity)}`;
  return [
    ...recentHits,
    ...(code
      ? [hit("lenses", "code", code.to, code.imageId, <bdi>{code.name}</bdi>, <Code>{found.searchTerm}</Code>, t("search:open"))]
      : []),
    ...lenses.map((lens) => {
      const { stock, arrivals, cartedQuantity, unitPrice, preorderId, productId } = lens;
      const name = (
        <>
          <bdi>{format.product(lens.name, lens.packSize)}</bdi> <Prescription values={lens.values} /> {boxes && <Code>{boxes}</Code>}
        </>
      );
      const facts = (
        <>
          <StockMark shape={stockShape(stock.status)}>
            {arrivals.length > 0
              ? format.arrivals(arrivals)
              : t(stock.status === "soldOut" ? "common:stock.soldOut" : "common:stock.outOfStock")}
          </StockMark>
          {unitPrice && <span>{t("search:each", { price: isolate(format.money(unitPrice)) })}</span>}
          {quantity === null && <span>{t("search:grid")}</span>}
          {cartedQuantity > 0 && quantity !== null && (
            <span>{t("search:carted", { carted: cartedQuantity, total: cartedQuantity + (quantity ?? 0) })}</span>
          )}
        </>
      );
      const to = scanAddress({ lens, solution: null }, "", quantity) ?? "";
      const opening = hit("lenses", productId, to, lens.imageId, name, facts, t("search:open"));
      if (quantity === null || !lens.available) return opening;
      const what = `${isolate(format.product(lens.name, lens.packSize))} ${isolateLtr(prescriptionText(lens.values))}, ${t("common:units.boxes", { count: quantity })}`;
      const instead = { facts: t("search:grid"), action: t("search:open") };
      const fields = { intent: "add", productId, preorderId, quantity: String(quantity) };
      return {
        ...opening,
        action: t("common:actions.add"),
        add: { label: t("search:addWhat", { what }), text: t("common:actions.add"), fields, instead },
      };
    }),
    ...lensUseHits,
    ...boxHits,
    ...items.map((item) => {
      const facts =
        item.kind === null
          ? t("common:units.millilitres", { amount: item.volumeMillilitres ?? 0 })
          : `${item.modality ? t(`common:modalities.${item.modality}`) : ""} · ${t(`common:kinds.${item.kind}`)}`;
      const to = item.item === "series" ? gridPathOf(item.id) : `/products/details/${item.id}`;
      return hit("products", item.id, to, item.imageId, <bdi>{item.displayName}</bdi>, facts, t("search:open"));
    }),
    ...patients.map((patient) => {
      const name = format.name(patient);
      const facts = (
        <>
          {patient.dob && <Code>{format.dayInDigits(patient.dob)}</Code>}
          {patient.phone && <Code>{format.phone(patient.phone)}</Code>}
          {patient.customerId && <Code>{patient.customerId}</Code>}
        </>
      );
      const order = { to: `/products/patient-revenue?patient=${patient.id}`, label: t("search:orderFor", { name: isolate(name) }) };
      return {
        ...hit("patients", patient.id, `/patients/${patient.id}`, null, <bdi>{name}</bdi>, facts, t("search:open")),
        also: { ...order, text: t("search:order") },
      };
    }),
    ...orders.map((order) => {
      const { patientLast, patientFirst, productNames, trackingNumbers, imageId } = order;
      const patient = patientLast === null ? null : format.name({ firstName: patientFirst ?? "", lastName: patientLast });
      const facts = (
        <>
          {patient && <bdi>{patient}</bdi>}
          <bdi>{format.products(productNames.slice(0, 2))}</bdi>
          <Code>{format.dayInDigits(format.dayOf(order.placedAt))}</Code>
          <span>{statusText(order.status, order.statusDetail)}</span>
          {trackingNumbers.map((number) => (
            <Code key={number}>{number}</Code>
          ))}
        </>
      );
      return hit("orders", order.id, orderAddress(order), imageId, <Code>{order.confirmationNum}</Code>, facts, t("search:open"));
    }),
    ...pages.map(({ title, to }) => ({ ...hit("pages", to, to, null, title, null, t("search:open")), icon: "list" as const })),
  ];
}

function hit(
  ...[group, id, to, imageId, name, facts, action]: [HitGroup, string, string, string | null, ReactNode, ReactNode, string]
): Hit {
  return { group, id: `${group}-${id}`, to, imageId, name, facts, action };
}
