import { Suspense } from "react";
import { Field } from "~/components/fields/field";
import { type Late, useLate } from "~/components/late/late-part";
import { LatePlace } from "~/components/late/late-place";
import { Eye } from "~/components/lens/eye";
import { PackShot } from "~/components/lens/pack-shot";
import { ImpossibleNote, LastTime, SuggestionNote } from "~/components/patient-order/notes-when-asked";
import type { OrderHistory } from "~/components/patient-order/order-page-data";
import styles from "~/components/patient-order/patient-order.module.css";
import { EyeFindings } from "~/components/prescription/findings-when-found";
import type { FormFindings } from "~/components/prescription/form-findings";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import panel from "~/components/ui/panel.module.css";
import { suggestedText } from "~/domain/lens/suggested-values";
import { otherSide } from "~/forms/patient-order/change-draft";
import type { EyeState } from "~/forms/patient-order/eye-state";
import type { LensFacts } from "~/forms/patient-order/lens-facts";
import type { DraftDispatch } from "~/forms/patient-order/order-change";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { eyeControl, eyeControlId } from "~/forms/patient-order/patient-draft";
import { useTexts } from "~/i18n/use-texts";
import { EyeField } from "./eye-field";
import { EyeQuantity } from "./eye-quantity";
import { EyeReadout } from "./eye-readout";
import { OfEye } from "./of-eye";
import { SeriesSelect } from "./series-select";

type Props = {
  state: EyeState;
  /** Both eyes of the order, whose boxes count together. */
  eyes: readonly EyeState[];
  all: readonly OrderSeries[];
  facts: LensFacts | null;
  checking: boolean;
  /** The patient's orders. */
  history: Late<OrderHistory>;
  found: FormFindings;
  change: DraftDispatch;
};

/** One eye of the order: values, lens, fields and boxes. */
export function EyePanel({ state, eyes, all, facts, checking, history, found, change }: Props) {
  const { t } = useTexts("patientOrder");
  const { side, draft, fields } = state;
  return (
    <section className={classNames(panel.panel, styles.lens)} aria-labelledby={`${side}-title`} data-eye={side}>
      <input type="hidden" name={eyeControl(side, "line")} value={draft.lineId} />
      <input type="hidden" name={eyeControl(side, "was")} value={draft.seriesId} />
      <input type="hidden" name={eyeControl(side, "suggested")} value={suggestedText(draft.suggested)} />
      <EyeHead state={state} />
      <EyeReadout state={state} gtin={facts?.gtin ?? null} />
      <div className={styles.fields}>
        <LensField state={state} all={all} change={change} />
        <FixedValues state={state} />
        <div className={styles.all}>
          <Button small tone="quiet" icon="wand" name="intent" value={`calculate:${side}`}>
            {t("eye.calculate")}
            <OfEye side={side} />
          </Button>
        </div>
        {fields.map((field) => (
          <EyeField
            key={field.field}
            side={side}
            state={field}
            noteId={noteIdOf(side)}
            onChoose={(value) => change({ kind: "use", side, field: field.field, value })}
            onConfirm={() => change({ kind: "confirm", sides: [side] })}
          />
        ))}
        <noscript className={styles.all}>
          <Button small name="intent" value="show">
            {t("eye.update")}
          </Button>
        </noscript>
        <EyeNotes state={state} all={all} history={history} found={found} />
      </div>
      <EyeQuantity
        state={state}
        eyes={eyes}
        facts={facts}
        checking={checking}
        onType={(text) => change({ kind: "quantity", side, text })}
      />
    </section>
  );
}

/** The id of the note that names what is not made. */
const noteIdOf = (side: EyeState["side"]) => `${side}-impossible`;

/** The side, and the buttons that clear it and copy it to the other eye. */
function EyeHead({ state: { side, series } }: Pick<Props, "state">) {
  const { t } = useTexts("patientOrder");
  return (
    <div className={styles.head}>
      <h2 id={`${side}-title`}>
        <Eye side={side} named />
      </h2>
      {series && (
        <Button small tone="quiet" name="intent" value={`clear:${side}`} aria-label={t(`eye.clearSide.${side}`)}>
          {t("eye.clear")}
        </Button>
      )}
      <Button small tone="quiet" icon="copy" name="intent" value={`copy:${side}`} kbd={side === "right" ? "C" : "\u2066⇧C\u2069"}>
        {t(`eye.copyTo.${otherSide(side)}`)}
      </Button>
    </div>
  );
}

/** The choice of the lens, from a list or from the dialog with all of them. */
function LensField({ state: { side, draft, series }, all, change }: Pick<Props, "state" | "all" | "change">) {
  const { t } = useTexts(["patientOrder", "common"]);
  const wanted = draft.wantedSeriesId === "none" ? "" : draft.wantedSeriesId || draft.seriesId;
  return (
    <Field
      id={eyeControlId(side, "series")}
      label={
        <>
          {t("patientOrder:eye.lens")}
          <OfEye side={side} />
        </>
      }
      className={styles.all}
    >
      <div className={styles.series}>
        {series && <PackShot imageId={series.imageId} frame="small" />}
        <SeriesSelect side={side} value={wanted} all={all} onChoose={(seriesId) => change({ kind: "series", side, seriesId })} />
        <Button
          tone="icon"
          name="intent"
          value={`select:${side}`}
          aria-label={`${t("patientOrder:eye.browse")}, ${t(`common:eyes.${side}`)}`}
        >
          <Icon name="list" />
        </Button>
      </div>
    </Field>
  );
}

/** What all lenses of the series have in common, with the pack and the material. */
function FixedValues({ state: { series, fixed, pack } }: Pick<Props, "state">) {
  const { t } = useTexts(["patientOrder", "common"]);
  if (!series) return null;
  return (
    <p className={classNames(styles.fixed, styles.all)}>
      {fixed.map(({ field, text }) => (
        <Code key={field}>
          {t(`common:parameterShort.${field}`)} {text}
        </Code>
      ))}
      {pack && <span>{t("patientOrder:eye.boxOf", { count: pack.packSize })}</span>}
      <span>
        <bdi>{series.material}</bdi>
      </span>
    </p>
  );
}

/** What there is to say about the values: suggested ones, findings, those of the last order, and what is not made. */
function EyeNotes({ state, all, history, found }: Pick<Props, "state" | "all" | "history" | "found">) {
  const { side, suggested, impossible } = state;
  return (
    <>
      {suggested.length > 0 && (
        <Suspense>
          <SuggestionNote state={state} />
        </Suspense>
      )}
      {found.findings.some(({ eye }) => eye === side) && (
        <Suspense>
          <EyeFindings {...found} side={side} />
        </Suspense>
      )}
      <LatePlace place={<p className={classNames(styles.fixed, styles.all)}>{"\u00a0"}</p>}>
        <LastOrderOfEye history={history} state={state} />
      </LatePlace>
      {impossible.length > 0 && (
        <Suspense>
          <ImpossibleNote id={noteIdOf(side)} state={state} all={all} />
        </Suspense>
      )}
    </>
  );
}

function LastOrderOfEye({ history, state }: { history: Late<OrderHistory>; state: EyeState }) {
  const last = useLate(history)?.orders[0];
  return last ? <LastTime order={last} state={state} /> : null;
}
