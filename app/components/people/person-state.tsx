import { Badge } from "~/components/ui/badge";
import type { ListedPerson } from "~/forms/people/people-view";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";

type Props = { person: Pick<ListedPerson, "invitation" | "lastSignedInAt"> };

/** Whether the account is set up, and since when it was not used; else the state of the invitation. */
export function PersonStateMark({ person: { invitation, lastSignedInAt } }: Props) {
  const { t } = useTexts("people");
  const format = useFormat();
  const day = (at: Date) => isolate(format.day(format.dayOf(at)));
  const moment = (at: Date) => isolate(format.dayAndTime(at));
  if (invitation?.state === "invited") {
    return (
      <span className={styles.state}>
        <Badge tone="accent" icon="mail">
          {t("row.invitedUntil", { day: day(invitation.until) })}
        </Badge>
        <span className="small quiet">{t("row.sent", { at: moment(invitation.sentAt) })}</span>
      </span>
    );
  }
  if (invitation) {
    const endedAt = invitation.state === "expired" ? invitation.until : invitation.withdrawnAt;
    return (
      <span className={styles.state}>
        <Badge tone="caution" icon={invitation.state === "expired" ? "clock" : "off"}>
          {t(`states.${invitation.state}`)}
        </Badge>
        {endedAt && <span className="small quiet">{t("row.endedOn", { day: day(endedAt) })}</span>}
      </span>
    );
  }
  return (
    <span className={styles.state}>
      <Badge tone="good" icon="check">
        {t("row.active")}
      </Badge>
      <span className="small quiet">{lastSignedInAt ? t("row.lastSignIn", { at: moment(lastSignedInAt) }) : t("row.neverSignedIn")}</span>
    </span>
  );
}
