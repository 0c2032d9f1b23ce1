import { safe } from "@orpc/client";
import { useTranslation } from "react-i18next";
import { data, Form, redirect } from "react-router";
import { text } from "~/calls/text";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { SearchResults } from "~/components/search/search-results";
import { Button } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page-head";
import { SearchBox } from "~/components/ui/search-box";
import { callsContext, sessionContext } from "~/context.server";
import { readForm } from "../read-form.server";
import type { Route } from "./+types/search";

export const handle = { title: "search", i18n: ["search"] } satisfies PageHandle;

/** How many of each kind are shown; the lists themselves have the rest. */
const shown = 6;

/** Products, patients and orders by one search. The words are kept on the server, because they may be a name (D33). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const calls = context.get(callsContext);
  const { tenant, locationId } = context.get(sessionContext);
  const searchId = url.searchParams.get("s");
  const [, kept] = searchId ? await safe(calls.session.readSearch({ searchId })) : [null, null];
  const searchTerm = kept?.search.words?.trim() ?? "";
  if (searchTerm === "") return { searchTerm, searchId: null, found: null };
  const [{ series }, { patients }, { orders }] = await Promise.all([
    calls.catalogue.list({ country: tenant.countryCode, searchTerm, pageSize: shown, locationId }),
    calls.patients.search({ tenantId: tenant._id, searchTerm, pageSize: shown }),
    calls.orders.history({ tenantId: tenant._id, searchTerm, pageSize: shown }),
  ]);
  return { searchTerm, searchId, found: { series, patients, orders } };
}

/** Takes the words in the body of a request, so that they never stand in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { typed, mistakes } = await readForm(request, { words: text(100) });
  const words = typed.words.trim();
  if (mistakes || words === "") return data({ words, code: mistakes?.words ?? "required" }, { status: 422 });
  const { searchId } = await context.get(callsContext).session.keepSearch({ search: { words } });
  return redirect(`/search?s=${searchId}`);
}

export default function Search({ loaderData: { searchTerm, searchId, found }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["search", "common", "errors"]);
  return (
    <Page narrow>
      <PageHead title={t("common:titles.search")} />
      <search>
        <Form method="post" className="row" key={searchId}>
          <SearchBox
            name="words"
            label={t("common:frame.searchEverywhere")}
            defaultValue={actionData?.words ?? searchTerm}
            mistake={actionData?.code}
            autoFocus
            maxLength={100}
          />
          <Button>{t("common:actions.search")}</Button>
        </Form>
      </search>
      {found ? <SearchResults found={found} searchTerm={searchTerm} searchId={searchId} /> : <p className="quiet">{t("search:hint")}</p>}
    </Page>
  );
}
