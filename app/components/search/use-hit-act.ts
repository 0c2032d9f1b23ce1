import { useNavigate } from "react-router";
import { notify } from "~/components/notices/notify";
import { copyText } from "~/components/ui/copy-text";
import { isolateLtr } from "~/i18n/format/isolate";
import type { Hit } from "./hit";

/**
 * Returns what does the act of a result: copies its text, or opens its page and prints that. Where the browser does not allow copying, the
 * page opens, on which the text can be selected.
 */
export function useHitAct(): (hit: Hit) => Promise<void> {
  const navigate = useNavigate();
  return async ({ act, to }) => {
    if (act?.kind === "copy") {
      await copyText(act.copied).then(
        () => notify({ key: "search:notices.copied", values: { gtin: isolateLtr(act.copied) } }),
        () => navigate(to),
      );
      return;
    }
    await navigate(to);
    // A page that asks before it is left may have stayed.
    if (act?.kind === "print" && location.href.endsWith(to)) requestAnimationFrame(() => print());
  };
}
