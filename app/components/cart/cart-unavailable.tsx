import { Page } from "~/components/frame/page";
import { ButtonLink } from "~/components/ui/button-link";
import { ContactSupport } from "~/components/ui/contact-support";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { useTexts } from "~/i18n/use-texts";

/** The cart's page when the cart could not be loaded and the page had none before. */
export function CartUnavailable() {
  const { t } = useTexts(["cart", "common"]);
  return (
    <Page>
      <PageHead title={t("cart:heading")} />
      <Panel>
        <EmptyState
          title={t("cart:unread.title")}
          actions={
            <ButtonLink to="/cart" tone="primary" reloadDocument>
              {t("common:actions.tryAgain")}
            </ButtonLink>
          }
        >
          <p>{t("cart:unread.text")}</p>
          <p>
            <ContactSupport />
          </p>
        </EmptyState>
      </Panel>
    </Page>
  );
}
