import { retryUntilLoaded } from "~/offline/connection";
import type { PageNotice } from "./told-notices";

/**
 * Shows the person what happened: `notify({ key: "stockGrid:notices.cleared", values: { count }, undo: () => restore(before) })`.
 * Successes are shown in a slot of the page, others in the top-left corner (D54). A notice of the same key takes the place of the one
 * before. For event handlers and effects; an action of a route leaves its notice in `noticeContext`.
 */
export function notify(notice: PageNotice): void {
  void retryUntilLoaded(() => import("./told-notices")).then(({ tellNotice }) => tellNotice(notice));
}
