import type { SignedInContext } from "~/services/call-context.server";

/** What a person submits: the cart, the hold of its review (left out: the running one), and whether the terms were agreed to (D23). */
export type Submission = { cartId: string; holdId?: string | undefined; acceptTerms: boolean };

/** What a checkout needs to know of the call. */
export type CheckoutCaller = Pick<SignedInContext, "person" | "edition" | "now" | "placeAt" | "settings">;
