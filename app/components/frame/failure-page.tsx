import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { buttonLook } from "~/components/ui/button-look";
import { EmptyState } from "~/components/ui/empty-state";
import { Page } from "./page";

/** What a person sees when a page could not be shown: what happened, what to do, and never the error itself. */
export function FailurePage() {
  const { t } = useTranslation("errors");
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Page narrow>
      <title>{missing ? t("notFoundPage.title") : t("general.title")}</title>
      <EmptyState icon={missing ? "search" : "alert"} title={<h1>{missing ? t("notFoundPage.title") : t("general.uhOh")}</h1>} actions={<Link className={buttonLook({ tone: "primary" })} to="/">{t("notFoundPage.home")}</Link>}>
        {missing ? t("notFoundPage.body") : t("general.request")}
      </EmptyState>
    </Page>
  );
}
