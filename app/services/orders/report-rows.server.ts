import type { NamedOrder } from "~/db/queries/orders/orders.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { type CsvCell, csvAmount } from "~/domain/csv";
import type { LensField } from "~/domain/lens/parameters";
import { currencyDigits } from "~/domain/money";
import type { SignedInContext } from "../call-context.server";

/** The lens parameters in the report; a lens made to order is identified by its product id. */
const reportedFields = ["power", "cylinder", "axis", "addition", "baseCurve", "diameter", "color"] as const satisfies readonly LensField[];

/** The columns of the report, named as in the calls. */
export const reportColumns = [
  "placedDay",
  "cartConfirmationNum",
  "confirmationNum",
  "transactionConfirmationNum",
  "erpOrderNumber",
  "locationName",
  "shipToCode",
  "shippingOption",
  "orderType",
  "purchaseType",
  "patientFirst",
  "patientLast",
  "placedBy",
  "productId",
  "productName",
  "packSize",
  "eye",
  ...reportedFields,
  "quantity",
  "price",
  "discount",
  "net",
  "currency",
  "status",
  "statusDetail",
  "promisedDay",
  "trackingNumber",
] as const;

/**
 * Returns one order as rows of the report: one for each line of each part. Amounts in the currency's main unit, quantities in boxes, the
 * shipping option by its name (D50).
 */
export function reportRows(
  { order, patient, parts }: NamedOrder,
  { edition, shippingTexts }: Pick<SignedInContext, "edition" | "shippingTexts">,
): CsvCell[][] {
  const { orderDetail } = order;
  const amount = (smallest: number) => csvAmount(smallest, currencyDigits[edition.currency]);
  return parts.flatMap((part) =>
    part.merchandise.lines.map(({ productId, productName, packSize, eye, values, quantity, price, discount, net }) => [
      marketDayOf(order.placedAt, edition.timeZone),
      order.cartConfirmationNum,
      order.confirmationNum,
      part.transactionConfirmationNum,
      order.erpOrderNumber,
      orderDetail.locationName,
      orderDetail.shipToCode,
      shippingTexts(orderDetail.defaultShippingOption),
      order.orderType,
      order.purchaseType,
      patient?.firstName ?? null,
      patient?.lastName ?? null,
      orderDetail.currentUserName,
      productId,
      productName,
      packSize,
      eye,
      ...reportedFields.map((field) => values[field] ?? null),
      quantity,
      amount(price),
      amount(discount),
      amount(net),
      edition.currency,
      part.status,
      part.statusDetail,
      part.promisedDay,
      part.trackingNumber,
    ]),
  );
}
