import { data, redirect } from "react-router";
import { text } from "~/calls/text";
import { CartRefusal } from "~/components/cart/cart-refusal";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { exampleLens } from "~/components/search/example-lens";
import { LiveSearch } from "~/components/search/live-search";
import { SearchResults } from "~/components/search/search-results";
import { PageHead } from "~/components/ui/page-head";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { keepSearch, loadKeptWords } from "~/middleware/kept-search.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/search";
import { addFoundLens } from "./add-found-lens.server";
import { findEverything } from "./find-everything.server";

export const handle = { title: "search", i18n: ["search", "cart"] } satisfies PageHandle;

/** Loads the results of a search for everything. Its words are stored on the server, because they may be a name (D33). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const searchId = url.searchParams.get("s");
  const searchTerm = await loadKeptWords(context, searchId);
  return { searchTerm, searchId, found: await findEverything(context, searchTerm) };
}

/** Searches for the text in the body of a request, so that it is never in a URL; or adds a found lens to the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { words: text(100) });
  if (form.get("intent") === "add") return addFoundLens(context, form);
  const searchText = typed.words.trim();
  if (mistakes || searchText === "")
    return data({ words: searchText, code: mistakes?.words ?? "required", refusal: null }, { status: 422 });
  const searchId = await keepSearch(context, { words: searchText });
  return redirect(`/search?s=${searchId}`);
}

export default function Search({ loaderData: { searchTerm, searchId, found }, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["search", "common"]);
  return (
    <Page narrow>
      <PageHead title={t("common:titles.search")} />
      <div className="stack">
        {actionData?.refusal && <CartRefusal refusal={actionData.refusal} />}
        <LiveSearch key={searchId} defaultWords={actionData?.words ?? searchTerm} mistake={actionData?.code} />
        {found.recents && <p className="quiet">{t("search:hint", { lens: isolateLtr(exampleLens) })}</p>}
        <SearchResults found={found} searchId={searchId} />
      </div>
    </Page>
  );
}
