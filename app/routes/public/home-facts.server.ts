import type { HomeAnswer } from "~/components/account/sign-in-panel";
import { nowContext } from "~/context.server";
import { cutOffFor } from "~/domain/calendar/cut-off";
import { marketDayOf } from "~/domain/calendar/market-time";
import { promisedDay } from "~/domain/calendar/promised-day";
import { editionCodeOfHost } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import { answerTexts } from "~/middleware/read-form.server";
import { requestContext } from "~/middleware/request-facts.server";
import { loadPracticeChoice } from "./practice-choice.server";

/** Returns what the home page shows; status 422 when the search for a practice is a refused text. */
export async function answerHomeFacts(args: Parameters<typeof loadPracticeChoice>[0]) {
  const facts = await loadHomeFacts(args);
  return answerTexts(facts, facts.searchMistake);
}

/** Returns what the home page shows: the practice in the URL, and the next cut-off of the host's market (D1). */
async function loadHomeFacts(args: Parameters<typeof loadPracticeChoice>[0]): Promise<HomeAnswer> {
  const choice = await loadPracticeChoice(args);
  const now = args.context.get(nowContext);
  const edition = editionOf(editionCodeOfHost(args.context.get(requestContext).hostname));
  const { cutOffAt, dispatchDay } = cutOffFor(now, edition);
  const promise = promisedDay({ now, edition, shippingOption: "DAY", availability: { kind: "now" }, toPatient: false });
  const today = marketDayOf(now, edition.timeZone) === dispatchDay;
  return { ...choice, cutOff: { edition: edition.code, cutOffAt, cutOffDay: dispatchDay, today, arrivalDay: promise.earliestDay } };
}
