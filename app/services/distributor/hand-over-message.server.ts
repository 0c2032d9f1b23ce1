import type { OrderRow } from "~/db/queries/orders/orders.server";
import type { TransactionRow } from "~/db/queries/orders/transactions.server";

/**
 * Returns an order as the distributor receives it (D28): the fields of D60, without the patient's name, except in the address when it is
 * shipped to the patient. Amounts are whole numbers in the currency's smallest unit.
 */
export function handOverMessage(order: OrderRow, parts: readonly TransactionRow[]) {
  const { orderDetail } = order;
  return {
    ...{ orderId: order.id, tenantId: order.tenantId, cartId: order.cartId, preOrderId: order.preOrderId },
    ...{ confirmationNum: order.confirmationNum, cartConfirmationNum: order.cartConfirmationNum },
    ...{ countryCode: order.countryCode, sourceType: order.sourceType, distributor: "CVI" },
    ...{ type: order.orderType, purchaseType: order.purchaseType, placedAt: order.placedAt.toISOString() },
    ...{ bpn: orderDetail.bpn, practiceName: orderDetail.practiceName, locationName: orderDetail.locationName },
    ...{ shipToOffice: orderDetail.shipToOffice, shipToCode: orderDetail.shipToCode, phoneNo: orderDetail.phoneNo, note: orderDetail.note },
    ...{ netAmount: order.netAmount, feeAmount: order.feeAmount, vatAmount: order.vatAmount, grossAmount: order.grossAmount },
    transactions: parts.map((part) => ({
      transactionConfirmationNum: part.transactionConfirmationNum,
      transactionSortOrder: part.transactionSortOrder,
      available: part.merchandise.available,
      promisedDay: part.promisedDay,
      defaultShippingOption: part.defaultShippingOption,
      shippingAddress: part.shippingAddress,
      lines: part.merchandise.lines.map(
        ({ id, eye, seriesId, solutionId, productId, packSize, values, quantity, price, discount, net }) => ({
          ...{ id, eye, seriesId, solutionId, productId, packSize, values, quantity, price, discount, net },
        }),
      ),
    })),
  };
}
