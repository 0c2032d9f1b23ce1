import { lazyPart } from "~/offline/scripts/later";

/** The findings of the form, loaded when there are any. */
const load = () => import("./form-findings");
export const EyeFindings = lazyPart(load, (part) => part.EyeFindings);
export const AskedFindings = lazyPart(load, (part) => part.AskedFindings);
export const FindingKeys = lazyPart(load, (part) => part.FindingKeys);

/** The findings of an order in the cart or the history, loaded when there are any. */
export const FindingList = lazyPart(
  () => import("./finding-list"),
  (part) => part.FindingList,
);
