import { useSearchParams } from "react-router";
import { PresentBudget } from "~/components/budgets/present-budget";
import type { PageHandle } from "~/components/frame/page-title";
import { ProductsPage } from "~/components/products/products-page";
import { Arriving } from "~/components/today/arriving";
import { EightWeeks } from "~/components/today/eight-weeks";
import { EndingSupplies } from "~/components/today/ending-supplies";
import { MarkedSeries } from "~/components/today/marked-series";
import { NeedsYou } from "~/components/today/needs-you";
import styles from "~/components/today/today.module.css";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHead } from "~/components/ui/page-head";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { Route } from "./+types/today";
import { answerOrderAgain, loadTodayPage } from "./today.server";

export const handle = { title: "today", i18n: ["approvals", "budgets", "today", "orders", "reports"] } satisfies PageHandle;

/** Loads the day at a glance at the person's location (D83). */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadTodayPage(url, context);
}

/** Adds the last orders of the selected patients to the cart. */
export function action({ request, context }: Route.ActionArgs) {
  return answerOrderAgain(request, context);
}

export default function Today({
  loaderData: { work, drafts, approvalsWaiting, preorderIds, workplace },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTexts(["today", "common"]);
  const format = useFormat();
  const [search] = useSearchParams();
  const actions = (
    <>
      <ButtonLink to="/products/usual-order" icon="repeat">
        {t("common:titles.usualOrder")}
      </ButtonLink>
      <ButtonLink to="/products/stock-revenue">{t("common:navigation.stockRevenue")}</ButtonLink>
      <ButtonLink tone="primary" to="/products/patient-revenue">
        {t("common:navigation.patientRevenue")}
      </ButtonLink>
    </>
  );
  return (
    <ProductsPage mainAction>
      <PageHead title={format.dayAndWeekday(work.day)} actions={actions}>
        {t("today:lead", { practice: isolate(workplace.practice), location: isolate(workplace.location) })}
      </PageHead>
      <div className="stack">
        <NeedsYou {...work} drafts={drafts} approvalsWaiting={approvalsWaiting} />
        <EndingSupplies {...work} preorderIds={preorderIds} isFirstPage={!search.has("after")} answer={actionData} />
        <div className={styles.beside}>
          <Arriving {...work} />
          <div className="stack">
            {work.budget && <PresentBudget budget={work.budget} />}
            <MarkedSeries {...work} />
          </div>
        </div>
        {work.weeks && <EightWeeks weeks={work.weeks} />}
      </div>
    </ProductsPage>
  );
}
