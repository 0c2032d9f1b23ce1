import { Notice } from "~/components/ui/notice";
import type { ListedPerson } from "~/forms/people/people-view";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";
import { RegistrationLink } from "./registration-link";

/** Shown after an invitation was sent: the recipient, and the link for passing on by hand. */
export function AddedPerson({ person }: { person: ListedPerson }) {
  const { t } = useTexts("people");
  const format = useFormat();
  const { invitation, registrationLink, email } = person;
  if (invitation?.state !== "invited") return null;
  const name = isolate(format.name(person));
  return (
    <Notice
      tone="good"
      icon="mail"
      className={styles.added}
      title={t("invitation.sentTo", { name, email: isolate(email) })}
      actions={registrationLink && <RegistrationLink link={registrationLink} name={name} />}
    >
      <p>{t("invitation.orLink", { until: isolate(format.day(format.dayOf(invitation.until))) })}</p>
    </Notice>
  );
}
