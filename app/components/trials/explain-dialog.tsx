import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useTexts } from "~/i18n/use-texts";

const rules = ["patient", "total", "power", "others", "counted"] as const;

/** The trial rules of D19 in words; closed only by its button (D58). */
export function ExplainDialog({ closeTo }: { closeTo: string }) {
  const { t } = useTexts("trials");
  return (
    <Modal title={t("explain.title")} explicitResult>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`explain.${rule}`)}</li>
        ))}
      </ul>
      <ModalActions>
        <ButtonLink preventScrollReset replace tone="primary" to={closeTo}>
          {t("explain.understood")}
        </ButtonLink>
      </ModalActions>
    </Modal>
  );
}
