import { retryUntilLoaded } from "~/offline/connection";
import type { PageNotice } from "./current-notices";

/**
 * Shows a notice: `notify({ key: "stockGrid:notices.cleared", values: { count }, undo: () => restore(before) })`. Successes are shown in a
 * slot of the page, others in the top-left corner (D54). A notice replaces an earlier one with the same key. For event handlers and
 * effects; a route's action leaves its notice in `noticeContext`.
 */
export function notify(notice: PageNotice): void {
  void retryUntilLoaded(() => import("./current-notices")).then(({ pushNotice }) => pushNotice(notice));
}
