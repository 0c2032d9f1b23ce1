import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** Why the chosen values cannot be made, loaded when first needed. */
export const ImpossibleNote = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("~/components/eye/impossible-note"))).ImpossibleNote,
}));

/** What was changed with the choice, loaded when first needed. */
export const SuggestionNote = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("~/components/eye/suggestion-note"))).SuggestionNote,
}));

/** What the last order had for the eye, loaded if there was one. */
export const LastTime = lazy(async () => ({ default: (await retryUntilLoaded(() => import("~/components/eye/last-time"))).LastTime }));

/** Which order filled the form, loaded when one did. */
export const RepeatedNotice = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./repeated-notice"))).RepeatedNotice }));

/** The orders of the patient: their buttons belong to the form, which handles them even before this is loaded. */
export const OrdersAside = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./orders-aside"))).OrdersAside }));

/** The draft and the price of an eye: pricing rules are loaded after the form, and the server renders both at once. */
const loaded = () => retryUntilLoaded(() => import("./draft-panel"));
export const DraftPanel = lazy(async () => ({ default: (await loaded()).DraftPanel }));
export const DraftTally = lazy(async () => ({ default: (await loaded()).DraftTally }));
export const EyePrice = lazy(async () => ({ default: (await loaded()).EyePrice }));
export const EyePromotion = lazy(async () => ({ default: (await loaded()).EyePromotion }));
