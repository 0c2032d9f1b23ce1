import { askToCancel, withdraw } from "./ask-to-cancel.server";
import { chooseForBackorder, readBackorder } from "./backorder.server";
import { askToReturn, listOwnReturns, readPhoto, readReturn } from "./returns.server";

/** The calls of requests about placed orders with their services (D78). */
export const requests = {
  askToCancel,
  readBackorder,
  chooseForBackorder,
  withdraw,
  readReturn,
  askToReturn,
  listReturns: listOwnReturns,
  readPhoto,
};
