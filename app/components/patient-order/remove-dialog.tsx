import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import type { Eye } from "~/domain/order/order-lines";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  /** The eye without a quantity; null when neither has one. */
  eye: Eye | null;
  closeTo: string;
  formId: string;
};

/** Asks before an eye without a quantity is removed from an order in the cart, or the whole order when neither has one (D62). */
export function RemoveDialog({ eye, closeTo, formId }: Props) {
  const { t } = useTexts("patientOrder");
  if (eye) {
    return (
      <Modal title={t(`removeEye.title.${eye}`)} alert explicitResult>
        <p>{t(`removeEye.question.${eye}`)}</p>
        <ModalActions>
          <ButtonLink preventScrollReset replace to={closeTo}>
            {t("removeEye.keep")}
          </ButtonLink>
          <Button form={formId} name="removedEye" value={eye} tone="danger">
            {t(`removeEye.confirm.${eye}`)}
          </Button>
        </ModalActions>
      </Modal>
    );
  }
  return (
    <Modal title={t("remove.title")} alert explicitResult>
      <p>{t("remove.question")}</p>
      <ModalActions>
        <ButtonLink preventScrollReset replace to={closeTo}>
          {t("remove.keep")}
        </ButtonLink>
        <Button form={formId} name="intent" value="remove" tone="danger">
          {t("remove.confirm")}
        </Button>
      </ModalActions>
    </Modal>
  );
}
