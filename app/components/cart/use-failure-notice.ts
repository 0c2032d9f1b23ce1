import { useEffect } from "react";
import { notify } from "~/components/notices/notify";

/** Shows at the top left that a change of the cart failed on our side (D69); the page keeps what it had. */
export function useFailureNotice(refusal: { code: string } | undefined): void {
  useEffect(() => {
    if (refusal?.code === "failed") notify({ key: "cart:notices.failed", tone: "danger" });
  }, [refusal]);
}
