import type { ReactNode } from "react";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import type { Eye } from "~/domain/order/order-lines";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  side: Eye;
  /** Name of the eye's present lens. */
  from: string;
  /** Name of the new lens; null for none. */
  to: string | null;
  /** The answers, with staying first. */
  children: ReactNode;
};

/** Asks before another lens clears what was typed for an eye (D62); only a button answers. */
export function SwitchQuestion({ side, from, to, children }: Props) {
  const { t } = useTexts(["patientOrder", "common"]);
  const eye = t(`common:eyes.${side}`);
  return (
    <Modal title={t("patientOrder:switch.title")} alert explicitResult>
      <p>{to === null ? t("patientOrder:switch.toNone", { eye }) : t("patientOrder:switch.question", { eye, from, to })}</p>
      <ModalActions>{children}</ModalActions>
    </Modal>
  );
}
