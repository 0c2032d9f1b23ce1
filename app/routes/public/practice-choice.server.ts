import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { text } from "~/calls/text";
import type { Practice, PracticeHit } from "~/components/account/practice";
import { callsContext } from "~/context.server";
import { canSearchPractice } from "~/domain/account/directory-words";
import { isUuid } from "~/domain/is-uuid";
import { practiceOfHost } from "~/domain/language";
import { foundOrNull } from "~/middleware/found-or-404.server";
import { parseTexts, type TextMistake } from "~/middleware/read-form.server";
import { requestContext } from "~/middleware/request-facts.server";

/** What a sign-in page knows about the practice from its URL. */
export type PracticeChoice = {
  /** The chosen practice, or that of the host; null when there is none. */
  practice: Practice | null;
  locationId: string | null;
  /** The host belongs to the practice, so there is nothing to choose (D2). */
  fixed: boolean;
  /** The search; null when the page is not the picker. */
  search: string | null;
  /** The hits; null when there was nothing to search for. */
  hits: PracticeHit[] | null;
  searchedTooOften: boolean;
  /** Why the search is refused. */
  searchMistake: TextMistake | null;
};

/** Returns the practice of the host or of `?practice=<tenantId>&location=<id>`, and what `?search=` finds. */
export async function loadPracticeChoice({
  context,
  url,
}: {
  context: Readonly<RouterContextProvider>;
  url: URL;
}): Promise<PracticeChoice> {
  const calls = context.get(callsContext);
  const tenantId = url.searchParams.get("practice") ?? "";
  const hostPractice = await practiceOfThisHost(context);
  const practice = hostPractice ?? (isUuid(tenantId) ? await foundOrNull(calls.tenants.byId({ tenantId })) : null);
  const wanted = url.searchParams.get("location");
  const locationId = practice?.locations.find(({ id }) => id === wanted)?.id ?? null;
  const { typed, mistakes } = parseTexts(url.searchParams, { search: text(200) });
  const search = hostPractice || !url.searchParams.has("search") ? null : typed.search;
  const asked = { practice, locationId, search, hits: null, searchedTooOften: false, searchMistake: mistakes?.search ?? null };
  if (search === null || mistakes || !canSearchPractice(search)) return { ...asked, fixed: hostPractice !== null };
  const [refusal, hits] = await safe(calls.tenants.list({ search }));
  return { ...asked, fixed: false, hits: hits ?? null, searchedTooOften: refusal !== null };
}

async function practiceOfThisHost(context: Readonly<RouterContextProvider>): Promise<Practice | null> {
  const subDomain = practiceOfHost(context.get(requestContext).hostname);
  if (subDomain === null) return null;
  return foundOrNull(context.get(callsContext).tenants.bySubDomain({ subDomain }));
}
