import type { Answers } from "~/calls/answers";
import type { Format } from "~/i18n/format";
import { isolate, isolateLtr } from "~/i18n/format/isolate";

type Approval = NonNullable<Answers["cart"]["checkout"]["receipt"]["approval"]>;

/** Returns who sent an order for approval, who approved it, and when, as texts. */
export function approvalValues({ askedBy, approvedBy, approvedAt }: Approval, format: Pick<Format, "name" | "dayAndTime">) {
  return {
    asker: isolate(format.name(askedBy)),
    approver: isolate(format.name(approvedBy)),
    at: isolateLtr(format.dayAndTime(approvedAt)),
  };
}
