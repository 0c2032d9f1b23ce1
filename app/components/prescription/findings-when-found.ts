import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** The findings of the form, loaded when there are any. */
const loaded = () => retryUntilLoaded(() => import("./form-findings"));
export const EyeFindings = lazy(async () => ({ default: (await loaded()).EyeFindings }));
export const AskedFindings = lazy(async () => ({ default: (await loaded()).AskedFindings }));
export const FindingKeys = lazy(async () => ({ default: (await loaded()).FindingKeys }));

/** The findings of an order in the cart or the history, loaded when there are any. */
export const FindingList = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./finding-list"))).FindingList }));
