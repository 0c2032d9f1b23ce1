import type { ReviewChange } from "~/domain/cart/compare-review";

/** A change of one line to this amount or day. */
export const changesOf = (kind: ReviewChange["kind"], after: ReviewChange["after"]): ReviewChange => ({
  ...{ kind, preorderId: "p", lineId: `line of ${kind}`, before: 500, after },
});
