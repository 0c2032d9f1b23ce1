import { needsApproval } from "~/domain/approval/approval-rule";
import type { Money } from "~/domain/money";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { OwnApprovals } from "./own-approvals";
import { useApprovers } from "./use-approvers";

/** Whether a cart of this amount needs approval for its owner. */
export const isToBeApproved = ({ above }: Pick<OwnApprovals, "above">, gross: Money) => needsApproval(above?.amount ?? null, gross.amount);

/** Next to the totals of a cart that needs approval: above which amount, and by whom (D96). Nothing for any other. */
export function ApprovalRuleHint({ own, gross }: { own: OwnApprovals; gross: Money }) {
  const { t } = useTexts("approvals");
  const format = useFormat();
  const approversText = useApprovers();
  if (!own.above || !isToBeApproved(own, gross)) return null;
  return <p className="small">{t("checkout.rule", { amount: isolate(format.money(own.above)), names: approversText(own.approvers) })}</p>;
}
