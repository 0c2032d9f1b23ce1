import { v7 as uuid } from "uuid";
import type { IdCase } from "./id-case";

const ofApproval = (name: string, who?: "admin"): IdCase => ({
  ...{ call: `approvals.${name}`, field: "approvalId", kind: "approval", ...(who && { who }) },
  input: (id) => ({ approvalId: id, words: "Too many" }),
});

/** Carts that were sent for approval: refused 404, like an id that does not exist. */
export const approvalIdCases: IdCase[] = [
  {
    ...{ call: "approvals.ask", field: "cartId", kind: "cart" },
    input: (id) => ({ approvalId: uuid(), cartId: id, acceptTerms: true }),
  },
  { call: "approvals.own", field: "locationId", kind: "location", input: (id) => ({ locationId: id }) },
  ofApproval("read"),
  ofApproval("takeBack"),
  ofApproval("approve", "admin"),
  ofApproval("decline", "admin"),
];

/** Fields of these calls that hold ids and open nothing, with the reason. */
export const openApprovalIds: Record<string, string> = {
  "approvals.ask approvalId": "made by the caller; looked up only in the practice of the session",
  "approvals.ask holdId": "compared with the hold of the person's own cart",
};
