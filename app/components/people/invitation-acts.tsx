import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { ListedPerson } from "~/forms/people/people-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";
import { RegistrationLink } from "./registration-link";

type Props = { person: ListedPerson; name: string /** The URL of the list, with its filters. */; action: string };

/** Actions for an invitation: copy its link, send it again, withdraw it. */
export function InvitationActs({ person: { _id, invitation, registrationLink }, name, action }: Props) {
  const { t } = useTexts("people");
  if (!invitation) return null;
  const isOut = invitation.state === "invited";
  return (
    <span className={styles.invitation}>
      {registrationLink && <RegistrationLink link={registrationLink} name={name} />}
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="userId" value={_id} />
        {isOut && <input type="hidden" name="lastSentAt" value={invitation.sentAt.toISOString()} />}
        <Button tone="quiet" name="intent" value="send" aria-label={t("invitation.sendAgainTo", { name })}>
          {t("invitation.sendAgain")}
        </Button>
      </Form>
      {isOut && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="userId" value={_id} />
          <Button tone="quiet" name="intent" value="withdraw" aria-label={t("invitation.withdrawOf", { name })}>
            {t("invitation.withdraw")}
          </Button>
        </Form>
      )}
    </span>
  );
}
