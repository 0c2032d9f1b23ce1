import { OtherValues } from "~/components/lens/other-values";
import { Prescription } from "~/components/lens/prescription";
import { orderKindOf } from "~/components/orders/order-kind";
import { PostalAddress } from "~/components/orders/postal-address";
import { Code } from "~/components/ui/code";
import { Money } from "~/components/ui/money";
import { Table } from "~/components/ui/table";
import { joinArrivals } from "~/domain/stock/arrivals";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./receipt.module.css";
import { receiptOrderSums, receiptRows } from "./receipt-rows";
import type { PlacedDetails, Receipt } from "./shown-receipt";

type Order = Receipt["orders"][number];
type Product = Order["products"][number];

/**
 * The orders of a confirmation for printing: every lens with its values and price, and each order's delivery and total. Visible only in
 * print.
 */
export function ReceiptSheet({ receipt, placed }: { receipt: Receipt; placed: readonly PlacedDetails[] }) {
  const { t } = useTexts("checkout");
  const [first] = placed;
  const facts = new Map(placed.map((each) => [each.orderId, each]));
  return (
    <div className={styles.sheet}>
      {first && (
        <p>
          {t("sheet.placedBy")} <bdi>{first.placedBy}</bdi>
          {" · "}
          {t("sheet.partner")} <Code>{first.bpn}</Code>
        </p>
      )}
      {receipt.orders.map((order) => (
        <SheetOrder key={order.id} order={order} placed={facts.get(order.id)} sums={receipt.sums} />
      ))}
    </div>
  );
}

type OrderProps = { order: Order; placed: PlacedDetails | undefined; sums: Receipt["sums"] };

function SheetOrder({ order, placed, sums }: OrderProps) {
  const { t } = useTexts(["checkout", "common"]);
  const format = useFormat();
  const { confirmationNum, products } = order;
  return (
    <section>
      <h2>
        <bdi>{placed?.name ? format.name(placed.name) : t(`common:orderKinds.${orderKindOf({ ...order, type: order.orderType })}`)}</bdi>{" "}
        <Code className="quiet">{confirmationNum}</Code>
        {placed?.customerId && (
          <small className="quiet">
            {t("sheet.customer")} <Code>{placed.customerId}</Code>
          </small>
        )}
      </h2>
      <Table caption={t("sheet.lines", { number: isolateLtr(confirmationNum) })}>
        <thead>
          <tr>
            <th scope="col">{t("orders.products")}</th>
            <th scope="col">{t("sheet.value")}</th>
            <th scope="col" data-end="">
              {t("orders.quantity")}
            </th>
            <th scope="col" data-end="">
              {t("sheet.each")}
            </th>
            <th scope="col" data-end="">
              {t(sums.pricesIncludeVat ? "orders.gross" : "orders.net")}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRows key={`${product.productName} ${product.packSize}`} product={product} />
          ))}
        </tbody>
      </Table>
      <p className={styles.sheetEnd}>
        <span>
          {format.arrivals(joinArrivals(products.flatMap(({ arrivals }) => arrivals)), "ordered")}
          {placed && <ShipTo {...placed.shipTo} />}
        </span>
        <span>
          {receiptOrderSums(order, sums).map(({ name, amount }) => (
            <span key={name}>
              {t(`common:totals.${name}`, { rate: format.percent(sums.vatRateBasisPoints) })}
              <Money>{format.money({ ...order.gross, amount })}</Money>
            </span>
          ))}
        </span>
      </p>
    </section>
  );
}

function ProductRows({ product }: { product: Product }) {
  const { t } = useTexts("common");
  const format = useFormat();
  const { productName, packSize, unit, promotion } = product;
  return (
    <>
      {[...receiptRows(product).entries()].map(([index, { eye, values, ...row }]) => (
        <tr key={index}>
          <th scope="row">
            <bdi>{productName}</bdi> {packSize !== null && <span className="quiet">{t("units.boxOf", { count: packSize })}</span>}
            {promotion && <small>{format.promotion(promotion)}</small>}
          </th>
          <td>
            <Prescription values={values} eye={eye ?? undefined} />
            <OtherValues values={values} />
          </td>
          <td data-end="">{t(`units.${unit}`, { count: row.quantity })}</td>
          <td data-end="">{row.price && <Money>{format.money(row.price)}</Money>}</td>
          <td data-end="">{row.amount && <Money>{format.money(row.amount)}</Money>}</td>
        </tr>
      ))}
    </>
  );
}

function ShipTo({ code, name, street, city, zip, shipping }: PlacedDetails["shipTo"]) {
  const { t } = useTexts(["checkout", "common"]);
  return (
    <span>
      {t("sheet.to")} <bdi>{name}</bdi>, <PostalAddress address={{ street, city, zip }} />
      {" · "}
      {code === null ? t("common:dispensing.ShipToPatient") : t(`common:shipping.${shipping as "DAY"}`)}
      {code !== null && (
        <>
          {", "}
          {t("sheet.shipTo")} <Code>{code}</Code>
        </>
      )}
    </span>
  );
}
