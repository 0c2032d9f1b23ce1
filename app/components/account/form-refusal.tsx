import { useTranslation } from "react-i18next";
import { Toast } from "~/components/ui/toast";
import { useRefusalText } from "~/i18n/refusal-text";

/** What an action of a public form answers when it did not do what was asked. */
export type FormRefusal<Field extends string = string> = {
  /** When it was refused, so that the next refusal starts its own notice. */
  at: number;
  /** Why, when it was the whole form; null when fields are wrong. */
  code: string | null;
  values?: unknown;
  mistakes: Partial<Record<Field, string>>;
};

/** Refusals that come with a heading of their own (spec section 8). */
const headings: Readonly<Record<string, "lockedTitle" | "resetRequiredTitle">> = {
  accountLockedWait: "lockedTitle",
  tooManyInvalidLogins: "resetRequiredTitle",
};

type Props = { refusal: FormRefusal | undefined; durationMs?: 1500 | 3000 };

/** The notice of a refused form: in the corner for a moment, and at the form until the next action (D37). */
export function FormRefusalNotice({ refusal, durationMs = 3000 }: Props) {
  const { t } = useTranslation("errors");
  const text = useRefusalText();
  if (!refusal) return null;
  const { at, code, values } = refusal;
  const sentence = code === null ? t("general.form") : text({ code, values });
  const heading = code === null ? "general.title" : headings[code];
  return (
    <div>
      <Toast key={at} tone="danger" title={heading ? t(heading) : sentence} durationMs={durationMs}>
        {heading && sentence}
      </Toast>
    </div>
  );
}
