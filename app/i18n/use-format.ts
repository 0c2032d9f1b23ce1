import { use } from "react";
import type { Format } from "./format";
import { FormatContext } from "./market-context";

/** Returns everything that turns values into text, bound to the language and the market of the page. */
export function useFormat(): Format {
  const format = use(FormatContext);
  if (!format) throw new Error("no MarketProvider");
  return format;
}
