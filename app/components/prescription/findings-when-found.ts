import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** What is unlikely in the form, loaded when something is. */
const loaded = () => retryUntilLoaded(() => import("./form-findings"));
export const EyeFindings = lazy(async () => ({ default: (await loaded()).EyeFindings }));
export const AskedFindings = lazy(async () => ({ default: (await loaded()).AskedFindings }));
export const FindingKeys = lazy(async () => ({ default: (await loaded()).FindingKeys }));

/** What was unlikely in an order of the cart or the history, loaded where something was. */
export const FindingList = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./finding-list"))).FindingList }));
