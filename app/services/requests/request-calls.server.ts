import { askToCancel, withdraw } from "./ask-to-cancel.server";
import { chooseForBackorder, loadBackorder } from "./backorder.server";
import { askToReturn, listOwnReturns, loadPhoto, loadReturn } from "./returns.server";

/** The calls of requests about placed orders with their services (D78). */
export const requests = {
  askToCancel,
  readBackorder: loadBackorder,
  chooseForBackorder,
  withdraw,
  readReturn: loadReturn,
  askToReturn,
  listReturns: listOwnReturns,
  readPhoto: loadPhoto,
};
