import styles from "~/components/patient-order/patient-order.module.css";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import type { Impossible } from "~/domain/lens/check-choice";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { LensValue } from "~/domain/lens/lens-values";
import { otherSeriesMaking } from "~/domain/lens/other-series-making";
import type { LensField } from "~/domain/lens/parameters";
import type { EyeState } from "~/forms/patient-order/eye-state";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import type { Translate } from "~/i18n/translate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { useFieldName } from "./use-field-name";

type Props = { id: string; state: EyeState; all: readonly OrderSeries[] };

/** Why the chosen values cannot be made, the nearest that can, and series that do make them (D14); each is one press. */
export function ImpossibleNote({ id, state, all }: Props) {
  const { side, series, impossible, draft } = state;
  if (!series || impossible.length === 0) return null;
  const { packSize: _, ...wanted } = draft.chosen;
  const makers = new Set(otherSeriesMaking(all, series, wanted).map(({ id: maker }) => maker));
  const others = all.filter((other) => makers.has(other.id) && isOffered(other));
  return (
    <div className={classNames(styles.wont, styles.all)} id={id} role="alert">
      {impossible.map((each) => (
        <ImpossibleField key={each.field} side={side} series={series} impossible={each} />
      ))}
      {others.slice(0, 2).map((other) => (
        <KeepIn key={other.id} side={side} other={other} impossible={impossible} />
      ))}
    </div>
  );
}

const isOffered = (other: OrderSeries) => other.available && other.packs.length > 0;

function ImpossibleField({ side, series, impossible }: { side: EyeState["side"]; series: OrderSeries; impossible: Impossible }) {
  const { t } = useTexts("patientOrder");
  const nameOf = useFieldName();
  const format = useFormat();
  const { field, value, reason, excludedBy, nearby } = impossible;
  const others = Object.entries(excludedBy).map(([other, its]) => `${nameOf(other as LensField)} ${textOf(other as LensField, its)}`);
  const values = { field: nameOf(field), value: textOf(field, value), series: series.displayName, others: format.list(others) };
  return (
    <>
      <p>
        <Trans t={t} i18nKey={`impossible.${reason}`} values={values} components={{ num: <Num>{null}</Num> }} />
      </p>
      {nearby.length > 0 && (
        <fieldset className={classNames(styles.bare, "row")} aria-label={t("impossible.nearest")}>
          {nearby.map((near) => (
            <Button key={near} small name="intent" value={`use:${side}:${field}:${near}`}>
              <Sentence t={t} value={textOf(field, near)} />
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function Sentence({ t, value }: { t: Translate<"patientOrder">; value: string }) {
  return (
    <span>
      <Trans t={t} i18nKey="impossible.use" values={{ value }} components={{ num: <Num>{null}</Num> }} />
    </span>
  );
}

function KeepIn({ side, other, impossible }: { side: EyeState["side"]; other: OrderSeries; impossible: readonly Impossible[] }) {
  const { t } = useTexts("patientOrder");
  const format = useFormat();
  const [first] = impossible;
  const price = other.packs[0] && format.money(other.packs[0].priceRetail);
  return (
    <p>
      <Button small name="intent" value={`keep:${side}:${other.id}`}>
        <span>
          <Trans
            t={t}
            i18nKey="impossible.keep"
            values={{ value: first ? textOf(first.field, first.value) : "", series: other.displayName }}
            components={{ num: <Num>{null}</Num> }}
          />
        </span>
      </Button>{" "}
      {price && <span className="quiet">{t(other.madeToOrder ? "impossible.keepMadeToOrder" : "impossible.keepAbout", { price })}</span>}
    </p>
  );
}

const textOf = (field: Impossible["field"], value: LensValue | undefined) => (value === undefined ? "" : formatLensValue(field, value));
