import { lazyPart } from "~/offline/scripts/later";

/** Why the chosen values cannot be made, loaded when first needed. */
export const ImpossibleNote = lazyPart(
  () => import("~/components/eye/impossible-note"),
  (part) => part.ImpossibleNote,
);

/** What was changed with the choice, loaded when first needed. */
export const SuggestionNote = lazyPart(
  () => import("~/components/eye/suggestion-note"),
  (part) => part.SuggestionNote,
);

/** What the last order had for the eye, loaded if there was one. */
export const LastTime = lazyPart(
  () => import("~/components/eye/last-time"),
  (part) => part.LastTime,
);

/** Which order filled the form, loaded when one did. */
export const RepeatedNotice = lazyPart(
  () => import("./repeated-notice"),
  (part) => part.RepeatedNotice,
);

/** The orders of the patient: their buttons belong to the form, which handles them even before this is loaded. */
export const OrdersAside = lazyPart(
  () => import("./orders-aside"),
  (part) => part.OrdersAside,
);

/** The draft and the price of an eye: pricing rules are loaded after the form, and the server renders both at once. */
const load = () => import("./draft-panel");
export const DraftPanel = lazyPart(load, (part) => part.DraftPanel);
export const DraftTally = lazyPart(load, (part) => part.DraftTally);
export const EyePrice = lazyPart(load, (part) => part.EyePrice);
export const EyePromotion = lazyPart(load, (part) => part.EyePromotion);
