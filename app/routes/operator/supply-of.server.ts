import { data, type RouterContextProvider } from "react-router";
import { nowContext } from "~/context.server";
import { monthAfter, monthPattern } from "~/domain/calendar/months";
import { editionCodes } from "~/domain/edition";
import { lastMonthOver } from "~/domain/supply/supply-month";
import { editions } from "~/editions/editions";

const monthsOffered = 14;
const shown = ["all", "incomplete", "corrections"] as const;

/** Returns the report of supplies that a URL asks for, the markets with that duty, and the months to choose from, newest first. */
export function supplyOf(context: Readonly<RouterContextProvider>, url: URL) {
  const markets = editionCodes.filter((code) => editions[code].supplyReport !== null);
  const edition = markets.find((code) => code === url.searchParams.get("market")) ?? markets[0];
  if (!edition) throw data(null, { status: 404 });
  const last = lastMonthOver(context.get(nowContext), editions[edition].timeZone);
  const named = url.searchParams.get("month") ?? "";
  const month = monthPattern.test(named) ? named : last;
  const months = Array.from({ length: monthsOffered }, (_, index) => monthAfter(last, 1 - index));
  const show = shown.find((each) => each === url.searchParams.get("show"));
  const page = /^[1-9]\d{0,3}$/.exec(url.searchParams.get("page") ?? "")?.[0];
  return { markets, months: months.includes(month) ? months : [...months, month], asked: { edition, month, show, page } };
}
