import { useRef } from "react";
import { useAnswerFocus } from "~/components/fields/use-answer-focus";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { useShortcut } from "~/components/ui/use-shortcut";
import type { Eye } from "~/domain/order/order-lines";
import { numberFields } from "~/forms/patient-order/patient-draft";
import { openIn, type ShownFinding } from "~/forms/patient-order/shown-finding";
import { useTexts } from "~/i18n/use-texts";
import styles from "./finding.module.css";
import { FindingNote } from "./finding-note";
import { useFindingText } from "./use-finding-text";

/** The findings of a form, those accepted in it, and a function for the name of a series. */
export type FormFindings = {
  findings: readonly ShownFinding[];
  accepted: readonly string[];
  today: string;
  nameOf: (seriesId: string) => string;
};

/** The findings about one eye, or about both together; accepted ones in a line each. */
export function EyeFindings({ side, findings, accepted, today, nameOf }: FormFindings & { side: Eye | null }) {
  const { t } = useTexts("prescription");
  const textOf = useFindingText();
  const [first] = openIn(findings, accepted);
  const open = openIn(findings, accepted).filter(({ eye }) => eye === side);
  const answered = findings.filter(({ eye, key }) => eye === side && !open.some((each) => each.key === key));
  return (
    <>
      {open.map((finding) => (
        <FindingNote key={finding.key} finding={finding} today={today} nameOf={nameOf} isFirst={finding === first} />
      ))}
      {answered.map((finding) => (
        <p key={finding.key} className={styles.accepted}>
          <Icon name="check" />
          <span>{t("accepted", { what: textOf(finding) })}</span>
        </p>
      ))}
    </>
  );
}

type AskedProps = { findings: readonly ShownFinding[]; accepted: readonly string[]; formId: string };

/** The order was refused because of findings: one press confirms the values, and adds it. */
export function AskedFindings({ findings, accepted, formId }: AskedProps) {
  const { t } = useTexts(["prescription", "common"]);
  const textOf = useFindingText();
  const box = useRef<HTMLDivElement>(null);
  useAnswerFocus(box, { control: "button" });
  const open = openIn(findings, accepted);
  if (open.length === 0) return null;
  return (
    <Notice
      ref={box}
      tone="caution"
      role="alert"
      title={t("prescription:asked.title", { count: open.length })}
      actions={
        <Button form={formId} name="intent" value="accept" tone="primary">
          {t("prescription:asked.add")}
        </Button>
      }
    >
      <ul>
        {open.map((finding) => (
          <li key={finding.key}>
            {finding.eye && `${t(`common:eyes.${finding.eye}`)}: `}
            {textOf(finding)}
          </li>
        ))}
      </ul>
      {open.map(({ key }) => (
        <input key={key} type="hidden" name="found" value={key} form={formId} />
      ))}
    </Notice>
  );
}

/** The keyboard shortcuts for the first open finding: E restores the earlier value, K keeps the present one. */
export function FindingKeys({ act }: { act: (kind: "accept" | "earlier") => void }) {
  useShortcut("KeyE", () => act("earlier"), { fields: numberFields });
  useShortcut("KeyK", () => act("accept"), { fields: numberFields });
  return null;
}
