import { AxisDialLater } from "~/components/lens/axis-dial-later";
import { LensValue } from "~/components/lens/lens-value";
import suggestion from "~/components/lens/suggestion.module.css";
import styles from "~/components/patient-order/patient-order.module.css";
import { Badge } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { Trans } from "~/components/ui/trans";
import type { ChoiceField } from "~/domain/lens/choice";
import type { EyeState } from "~/forms/patient-order/eye-state";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { useFieldName } from "./use-field-name";

const large: readonly ChoiceField[] = ["power", "cylinder", "axis", "addition", "design"];

/** The values for comparison with the prescription: large, with the axis drawn; an impossible one is struck through. */
export function EyeReadout({ state, gtin }: { state: EyeState; gtin: string | null }) {
  const { t } = useTexts(["patientOrder", "common"]);
  const nameOf = useFieldName();
  const shown = state.fields.filter(({ field, chosen }) => large.includes(field) && chosen !== null);
  const axis = state.fields.find(({ field }) => field === "axis");
  return (
    <div className={styles.read}>
      {shown.length === 0 ? (
        <p className="quiet">{t("eye.noLens")}</p>
      ) : (
        <dl>
          {shown.map(({ field, chosen, impossible, isSuggested }) => (
            <div key={field}>
              <dt>{nameOf(field)}</dt>
              <dd className={isSuggested ? suggestion.value : undefined}>
                {impossible ? (
                  <del>
                    <LensValue field={field} value={chosen ?? ""} className={styles.struck} />
                  </del>
                ) : (
                  <LensValue field={field} value={chosen ?? ""} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {typeof axis?.chosen === "number" ? <AxisDialLater axis={axis.chosen} impossible={axis.impossible !== null} /> : <span />}
      {state.series && <ReadyLine state={state} gtin={gtin} />}
    </div>
  );
}

function ReadyLine({ state: { lens, impossible, missing, suggested }, gtin }: { state: EyeState; gtin: string | null }) {
  const { t } = useTexts("patientOrder");
  const nameOf = useFieldName();
  const format = useFormat();
  const waiting = [...impossible.map(({ field }) => field), ...missing].map(nameOf);
  if (lens && suggested.length > 0) {
    return (
      <p className={styles.state}>
        <Badge className={suggestion.badge}>{t("eye.suggested")}</Badge>
        <span>{t("eye.notConfirmed")}</span>
      </p>
    );
  }
  return (
    <p className={classNames(styles.state, lens ? styles.ready : styles.waits)}>
      <Icon name={lens ? "check" : "alert"} />
      <span>{lens ? t("eye.canBeOrdered") : t("eye.waitsFor", { fields: format.list(waiting) })}</span>
      {lens && gtin !== null && (
        <span className={classNames(styles.aside, "small quiet")}>
          <Trans t={t} i18nKey="eye.gtin" values={{ gtin }} components={{ code: <Code>{null}</Code> }} />
        </span>
      )}
    </p>
  );
}
