import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { findSeries } from "~/forms/patient-order/order-series";
import { sides } from "~/forms/patient-order/patient-draft";
import { useTexts } from "~/i18n/use-texts";
import type { OrderPageData } from "./order-page-data";
import { SwitchQuestion } from "./switch-question";

type Props = { data: Pick<OrderPageData, "series" | "state">; search: string; closeTo: string; formId: string };

/** The question before another lens clears an eye; the answer is submitted to the form behind it. */
export function SwitchDialog({ data: { series, state }, search, closeTo, formId }: Props) {
  const { t } = useTexts("patientOrder");
  const asked = new URLSearchParams(search);
  const side = sides.find((each) => each === asked.get("eye")) ?? "right";
  const to = findSeries(series, asked.get("to") ?? "");
  const from = findSeries(series, state.draft.eyes[side].seriesId)?.displayName ?? t("switch.none");
  return (
    <SwitchQuestion side={side} from={from} to={to?.displayName ?? null}>
      <ButtonLink preventScrollReset replace to={closeTo}>
        {t("switch.stay", { series: from })}
      </ButtonLink>
      {to && (
        <Button form={formId} name="intent" value={`keep:${side}:${to.id}`} data-remote="">
          {t("switch.keep")}
        </Button>
      )}
      <Button form={formId} name="intent" value={`switch:${side}:${to?.id ?? "none"}`} tone="primary" data-remote="">
        {t("switch.clear")}
      </Button>
    </SwitchQuestion>
  );
}
