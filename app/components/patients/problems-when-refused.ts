import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** Why a form was refused, loaded when the server refuses it; without JavaScript the server renders it at once. */
export const FormProblems = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./form-problems"))).FormProblems }));
