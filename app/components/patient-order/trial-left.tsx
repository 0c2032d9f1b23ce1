import { Pips } from "~/components/gauge/pips";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Panel } from "~/components/ui/panel";
import { Trans } from "~/components/ui/trans";
import type { TrialAllowance } from "~/forms/patient-order/order-form";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  allowance: TrialAllowance;
  /** Where a trial pair is added; null when there is nothing to add or one is there already. */
  addTo: string | null;
  /** The trial form, from which the rules are explained without losing it; null elsewhere. */
  formId: string | null;
};

/** How many trial lenses this patient may still get with this cart, before anything is added (D20), in words and as a gauge. */
export function TrialLeft({ allowance, addTo, formId }: Props) {
  const { t } = useTexts("patientOrder");
  const max = allowance.limits[0]?.max ?? 0;
  return (
    <Panel title={t("trials.title")} aside={<Pips on={allowance.left} of={max} />} padded>
      <div className="stack stack--2">
        <p className="small">
          <Trans t={t} i18nKey="trials.left" values={{ left: allowance.left, count: max }} components={{ b: <b /> }} />
        </p>
        {formId !== null && (
          <Button small tone="quiet" icon="help" form={formId} name="intent" value="explain">
            {t("trials.explain")}
          </Button>
        )}
        {addTo !== null && (
          <ButtonLink small icon="plus" to={addTo}>
            {t("trials.add")}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}
