import { Form, Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { type AuditAsked, auditSearch } from "~/forms/audit/audit-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./audit.module.css";
import { ShortId } from "./short-id";

/** The subjects of a number, with the URLs of their entries; `mistake` says why there are none. */
export type SearchedSubject = {
  number: string;
  mistake: "numberUnknown" | "required" | "unreadableText" | "textTooLong" | null;
  found: readonly { kind: "order" | "patient"; id: string; label: string; search: string }[];
};

type Props = { asked: AuditAsked; sought: SearchedSubject | undefined; entries: Answers["audit"]["list"]["entries"] };

/** The one subject whose entries are shown, or the field for finding an order or patient. */
export function AuditSubject({ asked, sought, entries }: Props) {
  const { t } = useTexts(["audit", "errors"]);
  const { about } = asked;
  if (about) {
    const label = entries.find(({ subject }) => subject.id === about.id)?.subject.label;
    return (
      <div className={styles.about}>
        <p>
          {t("audit:about.only")} <b>{t(`audit:subjects.${about.kind}`)}</b> {label ? <Code>{label}</Code> : <ShortId id={about.id} />}
        </p>
        <ButtonLink small to={{ search: auditSearch(asked, { about: null }) }}>
          {t("audit:about.all")}
        </ButtonLink>
      </div>
    );
  }
  const mistake = sought?.mistake;
  return (
    <div>
      <Form method="post" className={`fields ${styles.number}`}>
        <Field
          id="number"
          label={t("audit:about.number")}
          error={mistake && (mistake === "numberUnknown" ? t("audit:about.unknown") : t(`errors:${mistake}`))}
        >
          <TextInput name="number" defaultValue={sought?.number} ltr autoComplete="off" maxLength={100} />
        </Field>
        <Button>{t("audit:about.find")}</Button>
      </Form>
      {sought && sought.found.length > 0 && (
        <ul className={styles.found} aria-label={t("audit:about.several")}>
          {sought.found.map(({ kind, id, label, search }) => (
            <li key={id}>
              {t(`audit:subjects.${kind}`)}{" "}
              <Link to={{ search }}>
                <Code>{label}</Code>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
