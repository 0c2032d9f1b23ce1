import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** Why a form was not taken, loaded when the server refuses it; its page without scripts has it at once. */
export const FormProblems = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./form-problems"))).FormProblems }));
