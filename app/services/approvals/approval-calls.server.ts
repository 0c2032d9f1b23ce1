import { approve, decline, takeCartBack } from "./answer-approval.server";
import { changeApprovalRule, loadApprovalRule } from "./approval-rule.server";
import { askForApproval } from "./ask-for-approval.server";
import { countApprovals, listApprovals, loadApproval, loadOwnApprovals } from "./load-approvals.server";

/** The calls of approvals with their services (D96). */
export const approvals = {
  readRule: loadApprovalRule,
  changeRule: changeApprovalRule,
  ask: askForApproval,
  own: loadOwnApprovals,
  count: countApprovals,
  list: listApprovals,
  read: loadApproval,
  approve,
  decline,
  takeBack: takeCartBack,
};
