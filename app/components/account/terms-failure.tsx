import { Form, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { ContactSupport } from "~/components/ui/contact-support";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useTexts } from "~/i18n/use-texts";

/**
 * Shown when the terms could not be loaded or accepted (D38). Nothing else of the portal is available before that, so the person tries
 * again or signs out (D58).
 */
export function TermsFailure() {
  const { t } = useTexts(["account", "errors", "common"]);
  const { pathname, search } = useLocation();
  return (
    <Modal explicitResult title={t("errors:general.uhOh")} alert>
      <p>
        {t("errors:general.request")} <ContactSupport />
      </p>
      <Form hidden id="decline" method="post" action="/logout" />
      <ModalActions>
        <Button form="decline" tone="quiet">
          {t("account:terms.decline")}
        </Button>
        {/* A plain address: the whole page is asked for anew, with or without JavaScript. */}
        <a className={buttonLook({ tone: "primary" })} href={`${pathname}${search}`}>
          {t("common:actions.tryAgain")}
        </a>
      </ModalActions>
    </Modal>
  );
}
