import { useRef, useState } from "react";
import { Form } from "react-router";
import { Field } from "~/components/fields/field";
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

/**
 * The field for scans, one per line, of packs to put on the shelf or give out. With JavaScript, scans are entered here wherever the focus
 * is.
 */
export function ScanPacks({ batchId, refused }: Props) {
  const { t } = useTexts(["fittingSets", "errors"]);
  const refusedCodes = refused?.texts.codes ?? "";
  const [typed, setTyped] = useState({ batchId, refused, text: refusedCodes, sent: "" });
  if (typed.batchId !== batchId || typed.refused !== refused) {
    // A response clears what was sent, and not what was scanned since; refused lines return.
    const { text, sent } = typed;
    const returned = typed.refused === refused ? "" : refusedCodes;
    setTyped({ batchId, refused, text: returned + (text.startsWith(sent) ? text.slice(sent.length) : text), sent: "" });
  }
  const field = useRef<HTMLTextAreaElement>(null);
  useScanTaker((scan) => {
    // Wherever the page stands, what arrives is in sight.
    field.current?.focus();
    setTyped(({ text, ...now }) => ({ ...now, text: `${text === "" || text.endsWith("\n") ? text : `${text}\n`}${scan.text}\n` }));
    return true;
  });
  const shownCode = (code: string) => isolateLtr(code.replaceAll(groupSeparator, " ").slice(0, 40));
  const unreadable = refused?.mistakes.codes;
  const errors = refused?.refused.map(({ code, mistake }) => t(`fittingSets:mistakes.${mistake}`, { code: shownCode(code) })) ?? [];
  const error = unreadable ? t(`errors:${unreadable as "unreadableText"}`) : errors.join(" ");
  return (
    <Panel title={t("fittingSets:scan.title")} padded>
      <Form
        method="post"
        className={styles.scan}
        preventScrollReset
        noValidate
        onSubmit={() => setTyped((now) => ({ ...now, sent: now.text }))}
      >
        <input type="hidden" name="batch" value={batchId} />
        {refused && <ShelfRefusal refusal={refused.refusal} />}
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
        <div className="row">
          <Button icon="plus" name="intent" value="put">
            {t("fittingSets:scan.put")}
          </Button>
          <Button icon="user" name="intent" value="use">
            {t("fittingSets:scan.use")}
          </Button>
        </div>
        <CameraButton />
      </Form>
    </Panel>
  );
}
