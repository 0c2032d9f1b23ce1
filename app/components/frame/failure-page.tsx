import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { buttonLook } from "~/components/ui/button-look";
import { EmptyState } from "~/components/ui/empty-state";
import { Page } from "./page";

/** What a person sees when a page could not be shown: what happened, what to do, and never the error itself. */
export function FailurePage() {
  const { t } = useTranslation(["errors", "common"]);
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const home = (
    <Link className={buttonLook({ tone: "primary" })} to="/">
      {t("errors:notFoundPage.home")}
    </Link>
  );
  return (
    <Page narrow>
      <title>{t("common:product.titleOf", { page: missing ? t("errors:notFoundPage.title") : t("errors:general.title") })}</title>
      <EmptyState
        heading="h1"
        drawing={missing ? "search" : "problem"}
        title={missing ? t("errors:notFoundPage.title") : t("errors:general.uhOh")}
        actions={home}
      >
        {missing ? t("errors:notFoundPage.body") : t("errors:general.request")}
      </EmptyState>
    </Page>
  );
}
