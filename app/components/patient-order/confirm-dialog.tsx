import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import { wantedEyes } from "~/forms/patient-order/find-draft-mistakes";
import { sides } from "~/forms/patient-order/patient-draft";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { OrderPageData } from "./order-page-data";

type Props = { data: Pick<OrderPageData, "series" | "state">; search: string; closeTo: string; formId: string };

/** Asks once before values that nobody chose are ordered (D53), eye by eye; only a button answers. */
export function ConfirmDialog({ data: { series, state }, search, closeTo, formId }: Props) {
  const { t } = useTexts(["patientOrder", "common"]);
  const format = useFormat();
  const only = sides.find((side) => side === new URLSearchParams(search).get("only"));
  const { right, left } = state.draft.eyes;
  const eyes = wantedEyes({ right: eyeStateOf("right", right, series), left: eyeStateOf("left", left, series) });
  const unsure = eyes.filter(({ side, suggested }) => suggested.length > 0 && (only ?? side) === side);
  return (
    <Modal title={t("patientOrder:confirm.title")} alert explicitResult>
      <div className="stack stack--2">
        {unsure.map(({ side, suggested, values }) => (
          <p key={side}>
            <Trans
              t={t}
              i18nKey={`patientOrder:confirm.question.${side}`}
              values={{
                fields: format.list(suggested.map((field) => t(`patientOrder:confirm.fields.${field}`))),
                values: prescriptionText(values),
              }}
              components={{ num: <Num>{null}</Num> }}
            />
          </p>
        ))}
      </div>
      <ModalActions>
        <ButtonLink preventScrollReset replace to={closeTo}>
          {t("patientOrder:confirm.back")}
        </ButtonLink>
        <Button form={formId} name="intent" value={only ? `order:${only}` : "order"} tone="primary">
          {t("patientOrder:confirm.order")}
        </Button>
      </ModalActions>
    </Modal>
  );
}
