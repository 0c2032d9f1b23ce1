import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { v7 as newId } from "uuid";
import { Field } from "~/components/fields/field";
import { SearchBox } from "~/components/fields/search-box";
import { setInputValue } from "~/components/fields/set-input-value";
import { CameraButton } from "~/components/scan/camera-button";
import { useScanTaker } from "~/components/scan/scan-taker";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { countingWayOf } from "~/domain/delivery/counted-box";
import type { MatchedBoxes } from "~/domain/delivery/match-boxes";
import { findScanMistake } from "~/domain/scan/parse-scan";
import type { CountedBox, ExpectedLine, SentBox } from "~/forms/deliveries/counting";
import { codeField, presses } from "~/forms/deliveries/counting-press";
import { useTexts } from "~/i18n/use-texts";
import styles from "./deliveries.module.css";
import { FinishForm } from "./finish-form";
import { LastBox } from "./last-box";
import { useRefusedCount } from "./use-refused-count";

/** Why nothing was counted, with the typed code. */
export type RefusedCount = { code: string; mistake: string | null; refusal: { code: string; values: unknown } | null };

type Props = {
  deliveryId: string;
  boxId: string;
  today: string;
  boxes: readonly CountedBox[];
  matched: MatchedBoxes<ExpectedLine, CountedBox>;
  queue: { pending: readonly SentBox[]; mistake: string | null; add: (box: SentBox) => void };
  refused: RefusedCount | undefined;
};

/** The field for codes, the last box, and finishing the delivery. Scans are recognised wherever the focus is. */
export function CountingPanel({ deliveryId, boxId, today, boxes, matched, queue, refused }: Props) {
  const { t } = useTexts(["deliveries", "scan"]);
  const texts = useRefusedCount();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<{ code: string; mistake: string } | null>(null);
  const count = (code: string, way: SentBox["way"]) => {
    const mistake = findScanMistake(code);
    setWrong(mistake && { code, mistake });
    if (!mistake) queue.add({ id: newId(), code, way });
    return mistake === null;
  };
  useScanTaker(({ text }) => {
    const input = field.current;
    // On a slow computer the first keys of a code may have been entered as typed ones.
    const whole = (input?.value ?? "") + text;
    const isSplit = findScanMistake(text) !== null && findScanMistake(whole) === null;
    count(isSplit ? whole : text, "scanner");
    if (isSplit && input) setInputValue(input, "");
    return true;
  });
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    const code = input?.value.trim() ?? "";
    if (input && code !== "" && count(code, countingWayOf(code))) setInputValue(input, "");
    input?.focus();
  };
  const shown = wrong ?? (queue.mistake === null ? null : { code: "", mistake: queue.mistake });
  const error = shown ? texts(shown) : refused && texts(refused);
  const expected = matched.lines.reduce((sum, { line }) => sum + line.left, 0);
  const counted = matched.lines.reduce((sum, line) => sum + line.boxes.length, 0);
  return (
    <Panel padded>
      <div className={styles.counting}>
        <div className="stack">
          <Form method="post" onSubmit={submit} className={styles.code} preventScrollReset>
            <input type="hidden" name="delivery" value={deliveryId} />
            <input type="hidden" name="box" value={boxId} />
            <Field id="box-code" label={t("deliveries:field")} hint={t("deliveries:hint")} error={error}>
              <SearchBox
                ref={field}
                name={codeField}
                dir="ltr"
                defaultValue={refused?.code}
                maxLength={200}
                autoFocus
                enterKeyHint="done"
              />
            </Field>
            <Button name="intent" value={presses.count}>
              {t("deliveries:count")}
            </Button>
          </Form>
          <CameraButton />
        </div>
        <LastBox boxes={boxes} matched={matched} today={today} />
        <FinishForm deliveryId={deliveryId} counted={counted} expected={expected} boxes={boxes.length} waiting={queue.pending.length} />
      </div>
    </Panel>
  );
}
