import type { Inputs } from "~/calls/answers";
import type { OnClash } from "~/domain/cart/on-clash";
import type { Clash } from "~/forms/cart/clash";
import type { ShownFinding } from "~/forms/patient-order/shown-finding";

export type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];

/** The outcome of sending preorders to the cart; unless it is `saved`, nothing was written. */
export type AddOutcome =
  | { outcome: "saved" }
  /** Ids that were ordered or removed elsewhere and are never reused (D72). */
  | { outcome: "gone"; status: 409; preorderIds: string[] }
  | { outcome: "alreadyInCart"; status: 409; clashes: Clash[] }
  | { outcome: "changedElsewhere"; status: 409; revision: number }
  | {
      outcome: "refused";
      status: number;
      code: string;
      values: unknown;
      /** The line concerned. */
      lineId: string | null;
      /** The findings (D75), when they are the reason. */
      findings?: ShownFinding[];
    };

/** Treats a removed id as done where that was the intention: a removal sent twice, and lines that joined a line of the cart. */
export function savedUnlessRemoved(
  preorders: readonly SentPreorder[],
  onClash: OnClash,
  { gone, ordered }: { gone: readonly string[]; ordered: readonly string[] },
): AddOutcome {
  const joins = onClash === "add" || onClash === "leave";
  const removed = preorders.filter(
    (preorder) => ordered.includes(preorder.id) || (gone.includes(preorder.id) && !joins && !isRemoval(preorder)),
  );
  return removed.length > 0 ? { outcome: "gone", status: 409, preorderIds: removed.map(({ id }) => id) } : { outcome: "saved" };
}

const isRemoval = ({ merchandise: { rx, lines, solutions } }: SentPreorder) =>
  !rx?.right && !rx?.left && !lines?.length && !solutions?.length;
