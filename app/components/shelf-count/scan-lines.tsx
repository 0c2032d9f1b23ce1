import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";
import { Field } from "~/components/fields/field";
import { TextArea } from "~/components/fields/text-area";
import { CameraButton } from "~/components/scan/camera-button";
import { useScanTaker } from "~/components/scan/scan-taker";
import { Button } from "~/components/ui/button";
import { groupSeparator } from "~/domain/scan/parse-scan";
import { codesField, presses, type RefusedShelfCount } from "~/forms/shelf-count/typed-count";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./shelf-count.module.css";

type Props = { batchId: string; text: string; setText: (change: (text: string) => string) => void; refused: RefusedShelfCount | undefined };

/** Complete lines are sent this long after the last key. */
const pauseMilliseconds = 500;

/**
 * The field for scans, one per line. With JavaScript scans are entered wherever the focus is, and complete lines are sent after a pause.
 */
export function ScanLines({ batchId, text, setText, refused }: Props) {
  const { t } = useTexts(["shelfCount", "scan", "errors"]);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = useSubmit();
  const isIdle = useNavigation().state === "idle";
  const sent = useRef({ text: "", batchId });
  useScanTaker((scan) => {
    setText((now) => `${now === "" || now.endsWith("\n") ? now : `${now}\n`}${scan.text}\n`);
    return true;
  });
  // What was sent is removed from the field after the response; refused lines return.
  const takeAnswer = useEffectEvent(() => {
    const refusedCodes = refused?.codes ?? "";
    const { text: sentText } = sent.current;
    setText((now) => refusedCodes + (now.startsWith(sentText) ? now.slice(sentText.length) : now));
    sent.current = { text: "", batchId };
  });
  useEffect(() => {
    if (isIdle && batchId !== sent.current.batchId) takeAnswer();
  }, [batchId, isIdle]);
  const noteSent = () => {
    sent.current = { text, batchId };
  };
  const send = useEffectEvent(() => {
    const form = field.current?.form;
    if (!form) return;
    const data = new FormData(form);
    data.set("intent", presses.count);
    noteSent();
    void submit(data, { method: "post", preventScrollReset: true });
  });
  const isRefused = (refused?.codes ?? "") === text && text !== "";
  useEffect(() => {
    if (!isIdle || isRefused || !text.endsWith("\n") || text.trim() === "") return;
    const timer = setTimeout(() => send(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, isIdle, isRefused]);
  const quote = (code: string) => isolateLtr(code.replaceAll(groupSeparator, " ").slice(0, 40));
  const errors = refused?.refused.map(({ code, mistake }) => t(`scan:${mistake as "noCode"}`, { code: quote(code) })) ?? [];
  const error = refused?.mistake ? t(`errors:${refused.mistake as "unreadableText"}`) : errors.join(" ");
  return (
    <div className={styles.scans}>
      <Field id="codes" label={t("shelfCount:field")} hint={t("shelfCount:hint")} error={error || undefined}>
        <TextArea
          ref={field}
          name={codesField}
          dir="ltr"
          rows={3}
          maxLength={20_000}
          value={text}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setText(() => value);
          }}
          spellCheck={false}
          autoCapitalize="off"
          autoFocus
        />
      </Field>
      <Button name="intent" value={presses.count} onClick={noteSent}>
        {t("shelfCount:count")}
      </Button>
      <CameraButton />
    </div>
  );
}
