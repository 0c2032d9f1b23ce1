import { needsApproval } from "~/domain/approval/approval-rule";
import type { Money } from "~/domain/money";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { OwnApprovals } from "./own-approvals";
import { useApprovers } from "./use-approvers";

/** Does a cart of this sum need approval from its owner's point of view? */
export const isToBeApproved = ({ above }: Pick<OwnApprovals, "above">, gross: Money) => needsApproval(above?.amount ?? null, gross.amount);

/** Beside the totals of a cart that needs approval: above which sum, and whose (D96). Nothing for any other. */
export function ApprovalRuleHint({ own, gross }: { own: OwnApprovals; gross: Money }) {
  const { t } = useTexts("approvals");
  const format = useFormat();
  const approversText = useApprovers();
  if (!own.above || !isToBeApproved(own, gross)) return null;
  return <p className="small">{t("checkout.rule", { amount: isolate(format.money(own.above)), names: approversText(own.approvers) })}</p>;
}
