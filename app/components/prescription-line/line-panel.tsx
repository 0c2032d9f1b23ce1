import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { Field } from "~/components/fields/field";
import { TextArea } from "~/components/fields/text-area";
import { notify } from "~/components/notices/notify";
import { Button } from "~/components/ui/button";
import { Kbd } from "~/components/ui/kbd";
import { Panel } from "~/components/ui/panel";
import { useShortcut } from "~/components/ui/use-shortcut";
import { withSides } from "~/domain/prescription/fit-line";
import { fillFromLine, fitToForm, type LineWay, parseLine } from "~/forms/patient-order/fill-from-line";
import type { DraftDispatch } from "~/forms/patient-order/order-change";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { eyeControlId, type PatientDraft } from "~/forms/patient-order/patient-draft";
import type { PastOrder } from "~/forms/patient-order/repeat-order";
import type { ShownOrder } from "~/forms/patient-order/shown-order";
import { useTexts } from "~/i18n/use-texts";
import { LineFindings } from "./line-findings";
import styles from "./line-panel.module.css";

type Props = {
  draft: PatientDraft;
  series: readonly OrderSeries[];
  orders: readonly PastOrder[];
  /** Why the text is refused. */
  mistake?: string;
  change: DraftDispatch;
  restore: ShownOrder["restore"];
};

/**
 * A prescription as text: what is understood is shown next to it, and one key transfers it to the form. Without JavaScript the form is sent
 * to read it.
 */
export function LinePanel({ draft, series, orders, mistake, change, restore }: Props) {
  const { t } = useTexts("prescriptionLine");
  const area = useRef<HTMLTextAreaElement>(null);
  const text = draft.line;
  const line = useMemo(() => parseLine(text, series), [text, series]);
  const eyes = fitToForm(withSides(line, "written"), { draft, series, orders });
  const assignments = waysOf(line.isSideUnsure, eyes.length);
  const canBeUsed = eyes.some(({ seriesId }) => seriesId !== null);
  useShortcut("KeyL", () => area.current?.focus());
  // What was typed before the code of this panel had loaded is in the field only.
  const takeTyped = useEffectEvent(() => {
    const typed = area.current?.value ?? "";
    if (typed !== "" && typed !== text) change({ kind: "set", part: { line: typed } });
  });
  useEffect(() => takeTyped(), []);

  const take = (assignment: LineWay) => {
    const before = draft.eyes;
    const { eyes: filled } = fillFromLine(draft, { text, way: assignment }, { series, orders });
    const { preorderId } = draft;
    restore({ preorderId, eyes: filled });
    notify({ key: "prescriptionLine:filled", undo: () => restore({ preorderId, eyes: before }) });
    // From here Enter adds to the cart.
    document.getElementById(eyeControlId(filled.right === before.right ? "left" : "right", "quantity"))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !canBeUsed || assignments.length > 1) return;
    event.preventDefault();
    take("written");
  };
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    change({ kind: "set", part: { line: "" } });
    area.current?.focus();
  };
  const press = (assignment: LineWay) => (event: MouseEvent) => {
    event.preventDefault();
    take(assignment);
  };
  return (
    <Panel className={styles.panel}>
      <Field id="line" label={t("title")} aside={<Kbd>L</Kbd>} error={mistake}>
        <TextArea
          ref={area}
          name="line"
          dir="ltr"
          rows={1}
          value={text}
          maxLength={4000}
          placeholder={t("example")}
          className={styles.text}
          onChange={(event) => change({ kind: "set", part: { line: event.currentTarget.value } })}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={styles.read} role="status">
        {text.trim() !== "" && <LineFindings line={line} eyes={eyes} series={series} />}
      </div>
      <div className={styles.acts}>
        <noscript>
          <Button small name="intent" value="line:read">
            {t("read")}
          </Button>
        </noscript>
        {canBeUsed &&
          assignments.map((assignment) => (
            <Button
              key={assignment}
              icon="check"
              name="intent"
              value={`line:${assignment}`}
              kbd={assignments.length === 1 ? "⏎" : undefined}
              onClick={press(assignment)}
            >
              {t(`use.${assignments.length === 1 ? "only" : assignment}`)}
            </Button>
          ))}
        {text !== "" && (
          <Button small tone="quiet" name="intent" value="line:clear" onClick={clear}>
            {t("clear")}
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** Returns the ways to assign eyes: one unnamed eye can be the right, the left or both; two are in one order or the other. */
function waysOf(isSideUnsure: boolean, count: number): readonly LineWay[] {
  if (!isSideUnsure) return ["written"];
  return count > 1 ? ["written", "swapped"] : ["right", "left", "both"];
}
