import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import type { EditionCode } from "~/domain/edition";
import { findSavedTerms, type PromotionFormValues, promotionFormOf, type SavedTerms } from "~/forms/promotions/promotion-form";
import { answerRefusal } from "~/routes/outcomes.server";

/** `meanwhile`: what somebody else saved, by field, where it differs from what was typed. */
export type RefusedPromotion = {
  values: PromotionFormValues;
  mistakes: Record<string, string>;
  code: string | null;
  meanwhile?: SavedTerms;
};

type Sent = { values: PromotionFormValues; edition: EditionCode; changed: string | undefined };

/**
 * Returns the response to a promotion that was not saved: everything typed, and why. When somebody else has changed it: what is stored by
 * now, and the time of that change to save on top of it.
 */
export function refusePromotion(context: Readonly<RouterContextProvider>, error: Error, { values, edition, changed }: Sent) {
  return answerRefusal(context, error, async ({ code, fields }): Promise<RefusedPromotion | null> => {
    if (fields) return { values, mistakes: fields, code: null };
    if (changed === undefined) return null;
    if (code !== "changedElsewhere") return { values, mistakes: {}, code };
    const stored = promotionFormOf(await context.get(callsContext).promotions.read({ edition, promotionId: changed }));
    return { values: { ...values, changedAt: stored.changedAt }, mistakes: {}, code, meanwhile: findSavedTerms(values, stored) };
  });
}
