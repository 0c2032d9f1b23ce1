import type { InferContractRouterInputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { OnClash } from "~/domain/cart/on-clash";
import type { SourceType } from "~/domain/order/source-type";
import type { SignedInContext } from "../call-context.server";

/** A preorder as callers send it. */
export type SentPreorder = InferContractRouterInputs<Contract>["cart"]["sync"]["preorders"][number];

/** The same of another system, which may say where it comes from (D43). */
export type ReceivedPreorder = SentPreorder & { sourceType?: SourceType | undefined };

/**
 * Preorders to be added to a person's cart at a location, or to take the place of what is there. `apart`: what came from
 * another system is never merged with what the practice put into the cart itself, and nobody is asked. `holdId`: the hold of the
 * page that sends (D56).
 */
export type SyncRequest = {
  locationId: string;
  preorders: readonly ReceivedPreorder[];
  onClash: OnClash | "apart";
  /** "ask" refuses what is unlikely in a prescription and was not accepted (D75); left out, it is only told. */
  onFindings?: "tell" | "ask";
  origin: "portal" | "received";
  holdId?: string;
};

/** Who adds to the cart, and when. */
export type SyncCaller = Pick<SignedInContext, "person" | "edition" | "now" | "workplaceAt">;
