import { approve, decline, takeCartBack } from "./answer-approval.server";
import { changeApprovalRule, readApprovalRule } from "./approval-rule.server";
import { askForApproval } from "./ask-for-approval.server";
import { countApprovals, listApprovals, readApproval, readOwnApprovals } from "./read-approvals.server";

/** The calls of approvals with their services (D96). */
export const approvals = {
  readRule: readApprovalRule,
  changeRule: changeApprovalRule,
  ask: askForApproval,
  own: readOwnApprovals,
  count: countApprovals,
  list: listApprovals,
  read: readApproval,
  approve,
  decline,
  takeBack: takeCartBack,
};
