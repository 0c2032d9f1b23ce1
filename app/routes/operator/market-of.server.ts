import type { RouterContextProvider } from "react-router";
import { sessionContext } from "~/context.server";
import { type EditionCode, editionCodes } from "~/domain/edition";

/** The market that an address names; without one, that of the practice in which the operator is. */
export function marketOf(context: Readonly<RouterContextProvider>, url: URL): EditionCode {
  const named = url.searchParams.get("market");
  return editionCodes.find((code) => code === named) ?? context.get(sessionContext).tenant.countryCode;
}
