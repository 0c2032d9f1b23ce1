import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router";
import { buttonLook } from "~/components/ui/button-look";
import { ContactSupport } from "~/components/ui/contact-support";
import { EmptyState } from "~/components/ui/empty-state";
import { useTexts } from "~/i18n/use-texts";
import { Page } from "./page";

/** Shown in place of a page that failed: what happened, what to do, and never the error itself. */
export function FailurePage() {
  return (
    <Page narrow>
      <FailureNotice />
    </Page>
  );
}

/** The same notice without the page around it. */
export function FailureNotice() {
  const { t } = useTexts(["errors", "common"]);
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 503 || status === 429) {
    const why = status === 503 ? "unavailablePage" : "tooManyPage";
    const title = t(`errors:${why}.title`);
    return (
      <>
        <title>{t("common:product.titleOf", { page: title })}</title>
        <EmptyState
          heading="h1"
          drawing="problem"
          title={title}
          actions={
            // A plain link: the whole page is requested again, with or without JavaScript.
            <a className={buttonLook({ tone: "primary" })} href={`${pathname}${search}`}>
              {t("common:actions.tryAgain")}
            </a>
          }
        >
          {t(`errors:${why}.body`)} <ContactSupport />
        </EmptyState>
      </>
    );
  }
  const missing = status === 404;
  const home = (
    <Link className={buttonLook({ tone: "primary" })} to="/">
      {t("errors:notFoundPage.home")}
    </Link>
  );
  return (
    <>
      <title>{t("common:product.titleOf", { page: missing ? t("errors:notFoundPage.title") : t("errors:general.title") })}</title>
      <EmptyState
        heading="h1"
        drawing={missing ? "search" : "problem"}
        title={missing ? t("errors:notFoundPage.title") : t("errors:general.uhOh")}
        actions={home}
      >
        {missing ? t("errors:notFoundPage.body") : t(status === 400 ? "errors:badRequest" : "errors:general.request")} <ContactSupport />
      </EmptyState>
    </>
  );
}
