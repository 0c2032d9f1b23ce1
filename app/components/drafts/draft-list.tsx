import type { Answers } from "~/calls/answers";
import type { RefusalToSay } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import { DraftEntry } from "./draft-entry";
import styles from "./drafts.module.css";

type Props = Answers["session"]["listDrafts"] & {
  /** Why a draft could not be handed over. */
  refused?: (RefusalToSay & { formId: string }) | undefined;
};

/** A person's drafts, each of which can be continued or handed to a colleague. */
export function DraftList({ drafts, colleagues, refused }: Props) {
  const { t } = useTexts("drafts");
  if (drafts.length === 0) return <p className={styles.empty}>{t("empty")}</p>;
  return (
    <ul className={styles.list}>
      {drafts.map((draft) => (
        <DraftEntry key={draft.formId} {...{ draft, colleagues }} refusal={refused?.formId === draft.formId ? refused : undefined} />
      ))}
    </ul>
  );
}
