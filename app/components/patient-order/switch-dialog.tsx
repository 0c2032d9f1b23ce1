import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import type { OrderPageData } from "./order-page-data";
import { findSeries } from "./order-series";
import { sides } from "./patient-draft";

type Props = { data: Pick<OrderPageData, "series" | "state">; search: string; closeTo: string; formId: string };

/** Asks before another lens clears what was typed for an eye (spec section 4); only a button answers. */
export function SwitchDialog({ data: { series, state }, search, closeTo, formId }: Props) {
  const { t } = useTranslation(["patientOrder", "common"]);
  const asked = new URLSearchParams(search);
  const side = sides.find((each) => each === asked.get("eye")) ?? "right";
  const to = findSeries(series, asked.get("to") ?? "");
  const from = findSeries(series, state.draft.eyes[side].seriesId)?.displayName ?? t("patientOrder:switch.none");
  const eye = t(`common:eyes.${side}`);
  return (
    <Modal title={t("patientOrder:switch.title")} alert explicitResult>
      <p>{to ? t("patientOrder:switch.question", { eye, from, to: to.displayName }) : t("patientOrder:switch.toNone", { eye })}</p>
      <ModalActions>
        <ButtonLink to={closeTo} preventScrollReset>
          {t("patientOrder:switch.stay", { series: from })}
        </ButtonLink>
        {to && (
          <Button form={formId} name="intent" value={`keep:${side}:${to.id}`} data-remote="">
            {t("patientOrder:switch.keep")}
          </Button>
        )}
        <Button form={formId} name="intent" value={`switch:${side}:${to?.id ?? "none"}`} tone="primary" data-remote="">
          {t("patientOrder:switch.clear")}
        </Button>
      </ModalActions>
    </Modal>
  );
}
