import { cancelPlacedOrder, cancelSelectedOrders } from "./cancel-order.server";
import { copyOrder } from "./copy-order.server";
import { loadLensUse } from "./load-lens-use.server";
import { orderDetail } from "./order-detail.server";
import { orderHistory } from "./order-history.server";
import { orderReport } from "./order-report.server";
import { previewReorder } from "./preview-reorder.server";
import { copySelectedOrders, loadSelectedOrders, reportSelectedOrders } from "./selected-orders.server";
import { stockStatus } from "./stock-status.server";

/** The calls of placed orders with their services. */
export const orders = {
  history: orderHistory,
  detail: orderDetail,
  cancel: cancelPlacedOrder,
  previewReorder,
  copyToCart: copyOrder,
  stockStatus,
  lensUse: loadLensUse,
  report: orderReport,
  selected: loadSelectedOrders,
  cancelSelected: cancelSelectedOrders,
  copySelected: copySelectedOrders,
  selectedReport: reportSelectedOrders,
};
