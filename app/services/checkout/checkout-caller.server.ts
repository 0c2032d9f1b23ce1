import type { SignedInContext } from "~/services/call-context.server";

/** What a person submits: the cart, the hold of its review (default: the running one), and whether the terms were accepted (D23). */
export type Submission = { cartId: string; holdId?: string | undefined; acceptTerms: boolean };

/** The part of a call's context that a checkout needs. `person` orders; `approver` approved it (D96). */
export type CheckoutCaller = Pick<SignedInContext, "person" | "edition" | "now" | "workplaceAt" | "settings"> & {
  approver?: SignedInContext["person"];
};

/** Returns who acts, for the audit trail: the approver, or the person who orders. */
export const actorOf = ({ person, approver = person }: Pick<CheckoutCaller, "person" | "approver">) => approver;
