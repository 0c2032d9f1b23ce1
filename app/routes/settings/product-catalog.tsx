import { href } from "react-router";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { ManagedCatalogue } from "~/components/settings/managed-catalogue";
import styles from "~/components/settings/practice-catalogue.module.css";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHead } from "~/components/ui/page-head";
import { callsContext, sessionContext } from "~/context.server";
import { choiceFields } from "~/domain/catalogue/practice-choice";
import { parseManagedView } from "~/forms/settings/managed-view";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { answerTexts, parseTexts, postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/product-catalog";
import { loadKeptRows } from "./kept-catalogue-rows.server";
import { answerCatalogueForm } from "./product-catalog.server";

export const handle = { title: "productCatalog", i18n: ["practiceCatalogue"] } satisfies PageHandle;

/** Loads one page of all series and solutions, with the person's unsaved settings. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant, locations } = context.get(sessionContext);
  const { typed, mistakes } = parseTexts(url.searchParams, { q: text(200) });
  const asked = parseManagedView(url.searchParams);
  const view = mistakes ? { ...asked, searchTerm: typed.q.trim() } : asked;
  const { state, maker, wear, pageNo } = view;
  // A text that is too long is shown again as typed; its beginning is searched for.
  const searchTerm = view.searchTerm.slice(0, 200);
  const drafted = await loadKeptRows(url, context);
  const among = state === "changed" ? { itemIds: drafted.map(({ id }) => id) } : { state };
  const query = { country: tenant.countryCode, searchTerm, ...among, manufacturerName: maker || null, modality: wear, pageNo };
  const page = await context.get(callsContext).catalogue.manage(query);
  const facts = { page, view, drafted, practiceName: tenant.practiceName, locationsCount: locations.length };
  return answerTexts({ ...facts, mistake: mistakes?.q }, mistakes);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerCatalogueForm(await postedForm(request), url, context);
}

export default function ProductCatalog({ loaderData, actionData }: Route.ComponentProps) {
  const { practiceName, locationsCount, ...facts } = loaderData;
  const { t } = useTexts(["practiceCatalogue", "common"]);
  return (
    <>
      <PageHead
        title={t("common:titles.productCatalog")}
        actions={<ButtonLink to={href("/products/favourites/edit")}>{t("practiceCatalogue:favourites.open")}</ButtonLink>}
      >
        {t("practiceCatalogue:lead", { practice: isolate(practiceName), count: locationsCount })}
        <dl className={styles.legend}>
          {choiceFields.map((field) => (
            <div key={field}>
              <dt>{t(`practiceCatalogue:fields.${field}`)}</dt>
              <dd>{t(`practiceCatalogue:legend.${field}`)}</dd>
            </div>
          ))}
        </dl>
      </PageHead>
      <ManagedCatalogue {...facts} answer={actionData} />
    </>
  );
}
