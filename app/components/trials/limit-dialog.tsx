import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useTexts } from "~/i18n/use-texts";
import { type LimitLine, LimitTable } from "./limit-table";

type Props = {
  /** The limit, in a sentence. */
  text: string;
  lines: readonly LimitLine[];
  closeTo: string;
  explainTo: string;
  /** Ways to add trials nevertheless. */
  children: ReactNode;
};

/** Warns before there are more trials than allowed: lists them and leaves the choice to the person (D69); only a button closes it. */
export function LimitDialog({ text, lines, closeTo, explainTo, children }: Props) {
  const { t } = useTexts("trials");
  return (
    <Modal title={t("limit.title")} alert explicitResult wide>
      <div className="stack stack--2">
        <p>{text}</p>
        <LimitTable lines={lines} />
        <p className="small">{t("limit.beyond")}</p>
        <p className="small">
          <ButtonLink small tone="quiet" to={explainTo}>
            {t("explainLink")}
          </ButtonLink>
        </p>
      </div>
      <ModalActions>
        {children}
        <ButtonLink preventScrollReset replace tone="primary" to={closeTo}>
          {t("limit.leave")}
        </ButtonLink>
      </ModalActions>
    </Modal>
  );
}
