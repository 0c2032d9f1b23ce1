import { type To, useLocation } from "react-router";
import { useTexts } from "~/i18n/use-texts";
import { ButtonLink } from "./button-link";
import { buttonLook } from "./button-look";
import { ContactSupport } from "./contact-support";
import { Modal } from "./modal";
import { ModalActions } from "./modal-actions";

/**
 * The generic error view of a modal that could not load (D38), with buttons to try again and to call; the page behind does not change. A
 * modal's route uses it as `export function ErrorBoundary() { return <ModalFailure closeTo="/cart" />; }`
 */
export function ModalFailure({ closeTo }: { closeTo: To }) {
  const { t } = useTexts(["errors", "common"]);
  const { pathname, search } = useLocation();
  return (
    <Modal title={t("errors:general.uhOh")} closeTo={closeTo} alert>
      <p>
        {t("errors:general.request")} <ContactSupport />
      </p>
      <ModalActions>
        <ButtonLink preventScrollReset replace to={closeTo}>
          {t("common:actions.close")}
        </ButtonLink>
        {/* A plain address: the whole page is asked for anew, with or without JavaScript. */}
        <a className={buttonLook({ tone: "primary" })} href={`${pathname}${search}`}>
          {t("common:actions.tryAgain")}
        </a>
      </ModalActions>
    </Modal>
  );
}
