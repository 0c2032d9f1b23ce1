import { lazyPart } from "~/offline/scripts/later";

/** Why a form was refused, loaded when the server refuses it; without JavaScript the server renders it at once. */
export const FormProblems = lazyPart(
  () => import("./form-problems"),
  (part) => part.FormProblems,
);
