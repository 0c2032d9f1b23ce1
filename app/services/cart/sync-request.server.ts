import type { InferContractRouterInputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { OnClash } from "~/domain/cart/on-clash";
import type { SourceType } from "~/domain/order/source-type";
import type { SignedInContext } from "../call-context.server";

/** A preorder as callers send it. */
export type SentPreorder = InferContractRouterInputs<Contract>["cart"]["sync"]["preorders"][number];

/** The same from another system, which may name its source (D43). */
export type ReceivedPreorder = SentPreorder & { sourceType?: SourceType | undefined };

/**
 * Preorders to add to a person's cart at a location, or to replace there. `apart`: preorders from another system are never merged with the
 * practice's own, and nobody is asked. `holdId`: the hold of the sending page (D56).
 */
export type SyncRequest = {
  locationId: string;
  preorders: readonly ReceivedPreorder[];
  onClash: OnClash | "apart";
  /** "ask" refuses unaccepted findings (D75); otherwise they are only returned. */
  onFindings?: "tell" | "ask";
  origin: "portal" | "received";
  holdId?: string;
};

/** Who adds to the cart, and when. */
export type SyncCaller = Pick<SignedInContext, "person" | "edition" | "now" | "workplaceAt">;
