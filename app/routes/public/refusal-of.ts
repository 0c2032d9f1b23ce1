import { ORPCError } from "@orpc/client";
import { weaknessCodes } from "~/domain/account/find-new-password-mistakes";

/** A refusal of a call as a form shows it. What is no refusal of a caller (a status of 500 and above) is thrown on. */
export function refusalOf(error: unknown): { code: string; status: number; values: unknown } {
  if (!(error instanceof ORPCError) || error.status >= 500) throw error;
  return { code: error.code, status: error.status, values: error.data };
}

/** The sentence of a weak password, from the values of the refusal `weakPassword`. */
export function weaknessOf(values: unknown): string {
  const reason = typeof values === "object" && values !== null && "reason" in values ? String(values.reason) : "";
  return Object.entries(weaknessCodes).find(([name]) => name === reason)?.[1] ?? "passwordRequired";
}
