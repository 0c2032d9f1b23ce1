import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useTexts } from "~/i18n/use-texts";

/** Asks before an order without any quantity is removed from the cart as a whole (D62). */
export function RemoveDialog({ closeTo, formId }: { closeTo: string; formId: string }) {
  const { t } = useTexts("patientOrder");
  return (
    <Modal title={t("remove.title")} alert explicitResult>
      <p>{t("remove.question")}</p>
      <ModalActions>
        <ButtonLink to={closeTo} preventScrollReset>
          {t("remove.keep")}
        </ButtonLink>
        <Button form={formId} name="intent" value="remove" tone="danger">
          {t("remove.confirm")}
        </Button>
      </ModalActions>
    </Modal>
  );
}
