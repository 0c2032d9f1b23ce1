import { type RefObject, useRef, useState } from "react";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { useKeptText } from "~/components/fields/field-context";
import { setInputValue } from "~/components/fields/set-input-value";
import { TextArea } from "~/components/fields/text-area";
import { CameraButton } from "~/components/scan/camera-button";
import { useScanTaker } from "~/components/scan/scan-taker";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { groupSeparator } from "~/domain/scan/parse-scan";
import type { RefusedShelf } from "~/forms/fitting/fitting-form";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";
import { ShelfRefusal } from "./shelf-refusal";

type Props = { batchId: string; refused: RefusedShelf | undefined };

/** What was sent last; another object each time. */
type Sent = { text: string };

const nothingSent: Sent = { text: "" };

/**
 * The field for scans, one per line, of packs to put on the shelf or give out. With JavaScript, scans are entered here wherever the focus
 * is.
 */
export function ScanPacks({ batchId, refused }: Props) {
  const { t } = useTexts("fittingSets");
  const field = useRef<HTMLTextAreaElement>(null);
  const [sent, setSent] = useState(nothingSent);
  return (
    <Panel title={t("scan.title")} padded>
      <KeptForm
        subject="codes"
        answer={refused}
        className={styles.scan}
        preventScrollReset
        onSend={() => setSent({ text: field.current?.value ?? "" })}
      >
        <input type="hidden" name="batch" value={batchId} />
        {refused && <ShelfRefusal refusal={refused.refusal} />}
        <Codes {...{ batchId, refused, field, sent }} />
        <div className="row">
          <Button icon="plus" name="intent" value="put">
            {t("scan.put")}
          </Button>
          <Button icon="user" name="intent" value="use">
            {t("scan.use")}
          </Button>
        </div>
        <CameraButton />
      </KeptForm>
    </Panel>
  );
}

/** Returns a sent text with its line ends as a field has them. */
const withPlainEnds = (text: string) => text.replaceAll("\r\n", "\n");

function Codes({ batchId, refused, field, sent }: Props & { field: RefObject<HTMLTextAreaElement | null>; sent: Sent }) {
  const { t } = useTexts(["fittingSets", "errors"]);
  const refusedCodes = withPlainEnds(refused?.texts.codes ?? "");
  const kept = withPlainEnds(useKeptText("codes") ?? "");
  const [typed, setTyped] = useState({ batchId, refused, text: refusedCodes || kept, answered: sent });
  if (typed.batchId !== batchId || typed.refused !== refused) {
    // A response clears what was sent, and not what was scanned since; refused lines return.
    const { text } = typed;
    const gone = sent === typed.answered ? "" : sent.text;
    const returned = typed.refused === refused ? "" : refusedCodes;
    setTyped({ batchId, refused, text: returned + (text.startsWith(gone) ? text.slice(gone.length) : text), answered: sent });
  }
  useScanTaker((scan) => {
    const { current } = field;
    if (!current) return false;
    // Wherever the page stands, what arrives is in sight.
    current.focus();
    const { value } = current;
    setInputValue(current, `${value === "" || value.endsWith("\n") ? value : `${value}\n`}${scan.text}\n`);
    return true;
  });
  const shownCode = (code: string) => isolateLtr(code.replaceAll(groupSeparator, " ").slice(0, 40));
  const unreadable = refused?.mistakes.codes;
  const errors = refused?.refused.map(({ code, mistake }) => t(`fittingSets:mistakes.${mistake}`, { code: shownCode(code) })) ?? [];
  const error = unreadable ? t(`errors:${unreadable as "unreadableText"}`) : errors.join(" ");
  return (
    <Field id="codes" label={t("fittingSets:scan.field")} hint={t("fittingSets:scan.hint")} error={error || undefined}>
      <TextArea
        ref={field}
        name="codes"
        dir="ltr"
        rows={3}
        maxLength={20_000}
        value={typed.text}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setTyped((now) => ({ ...now, text: value }));
        }}
        spellCheck={false}
        autoCapitalize="off"
      />
    </Field>
  );
}
