import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  /** The device stores what was typed. */
  onDevice: boolean;
  leave: () => void;
  addAndLeave?: () => void;
  stay: () => void;
};

/** The question of the leave warning (D57). The page provides the texts with `i18n: ["cart"]`. */
export function LeaveQuestion({ onDevice, leave, addAndLeave, stay }: Props) {
  const { t } = useTexts("cart");
  return (
    <Modal title={t("leave.title")} alert explicitResult>
      <p>{t("leave.text")}</p>
      <p className="quiet">{t(onDevice ? "leave.keptOnDevice" : "leave.kept")}</p>
      <ModalActions>
        <Button type="button" onClick={leave}>
          {t(onDevice ? "leave.keptLeave" : "leave.leave")}
        </Button>
        {addAndLeave && (
          <Button type="button" onClick={addAndLeave}>
            {t("leave.addAndLeave")}
          </Button>
        )}
        <Button type="button" tone="primary" onClick={stay}>
          {t("leave.stay")}
        </Button>
      </ModalActions>
    </Modal>
  );
}
