import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useTexts } from "~/i18n/use-texts";

/** A revenue lens without any trial lenses. */
export function NoTrialDialog({ series, closeTo }: { series: string; closeTo: string }) {
  const { t } = useTexts("trials");
  return (
    <Modal title={t("noTrialDialog.title")} explicitResult>
      <p>{t("noTrialDialog.text", { series })}</p>
      <ModalActions>
        <ButtonLink preventScrollReset replace tone="primary" to={closeTo}>
          {t("noTrialDialog.understood")}
        </ButtonLink>
      </ModalActions>
    </Modal>
  );
}
