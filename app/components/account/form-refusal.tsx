import { useLayoutEffect, useSyncExternalStore } from "react";
import { currentNotices, followNotices, pushNotice } from "~/components/notices/current-notices";
import { classNames } from "~/components/ui/class-names";
import { Notice } from "~/components/ui/notice";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import styles from "./form-refusal.module.css";

/** The response of a public form's action when it was refused. */
export type FormRefusal<Field extends string = string> = {
  /** When it was refused; each refusal shows its own notice. */
  at: number;
  /** Why the form as a whole was refused; null when fields are wrong. */
  code: string | null;
  values?: unknown;
  mistakes: Partial<Record<Field, string>>;
};

/** Refusals with a heading of their own (D69). */
const headings: Readonly<Record<string, "lockedTitle" | "resetRequiredTitle">> = {
  accountLockedWait: "lockedTitle",
  tooManyInvalidLogins: "resetRequiredTitle",
};

const noticeKey = "errors:general.form";
const isInCorner = () => currentNotices().some(({ key, over }) => key === noticeKey && !over);

type Props = { refusal: Omit<FormRefusal, "mistakes"> | undefined; seconds?: 1.5 | 3 };

/**
 * Shows why a form was refused: briefly in the corner (D37), then below the form's button, so that no control moves. Wrong fields show
 * their own errors. Without JavaScript it is the first line of the form.
 */
export function FormRefusalNotice({ refusal, seconds = 3 }: Props) {
  const { t } = useTexts("errors");
  const text = useRefusalText();
  const { at, code = null, values } = refusal ?? {};
  const sentence = code === null ? t("general.form") : text({ code, values });
  const heading = code === null ? "general.title" : headings[code];
  const title = heading ? t(heading) : sentence;
  const detail = heading && sentence;
  const inCorner = useSyncExternalStore(followNotices, isInCorner, () => false);
  useLayoutEffect(() => {
    if (at !== undefined) pushNotice({ key: noticeKey, tone: "danger", seconds, title, detail });
  }, [at, seconds, title, detail]);
  if (!refusal) return null;
  return (
    <div className={classNames(styles.refusal, code === null ? styles.ofFields : inCorner && styles.unseen)}>
      <Notice tone="danger" title={title}>
        {detail}
      </Notice>
    </div>
  );
}
