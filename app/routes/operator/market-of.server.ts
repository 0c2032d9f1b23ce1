import type { RouterContextProvider } from "react-router";
import { sessionContext } from "~/context.server";
import { type EditionCode, editionCodes } from "~/domain/edition";

/** Returns the market in a URL, or else that of the operator's present practice. */
export function marketOf(context: Readonly<RouterContextProvider>, url: URL): EditionCode {
  const named = url.searchParams.get("market");
  return editionCodes.find((code) => code === named) ?? context.get(sessionContext).tenant.countryCode;
}
