import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./security.module.css";
import { useDeviceName } from "./use-device-name";

type Session = Answers["session"]["list"]["sessions"][number];

/** Where a person is signed in, with buttons to end sessions. */
export function SessionsPanel({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTexts("security");
  const others = sessions.filter(({ isPresent }) => !isPresent).length;
  const endOthers = others > 0 && (
    <Form method="post">
      <Button icon="logout" name="intent" value="endOthers">
        {t("sessions.endOthers", { count: others })}
      </Button>
    </Form>
  );
  return (
    <Panel title={t("sessions.title")} aside={endOthers}>
      <p className={styles.lead}>{t("sessions.lead")}</p>
      <Table caption={t("sessions.title")} cards>
        <thead>
          <tr>
            <th scope="col">{t("sessions.device")}</th>
            <th scope="col">{t("sessions.location")}</th>
            <th scope="col">{t("sessions.signedIn")}</th>
            <th scope="col">{t("sessions.lastActive")}</th>
            <th scope="col">
              <span className={styles.unseen}>{t("sessions.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </tbody>
      </Table>
      {others > 0 && <p className={styles.after}>{t("sessions.notMineText")}</p>}
    </Panel>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTexts("security");
  const format = useFormat();
  const name = useDeviceName()(session);
  return (
    <tr>
      <th scope="row">
        <span className={styles.device}>
          <Icon name="globe" />
          <span>
            {name} {session.isPresent && <Badge tone="accent">{t("sessions.present")}</Badge>}
          </span>
        </span>
      </th>
      <td data-label={t("sessions.location")}>
        <bdi>{session.locationName}</bdi>
      </td>
      <td data-label={t("sessions.signedIn")}>
        <Code>{format.dayAndTime(session.createdAt)}</Code>
      </td>
      <td data-label={t("sessions.lastActive")}>
        {session.isPresent ? (
          t("sessions.now")
        ) : (
          <span className={styles.times}>
            <Code>{format.time(session.seenAt)}</Code>
            <span className={styles.fact}>{t("sessions.endsUnused", { time: format.time(session.expiresAt) })}</span>
          </span>
        )}
      </td>
      <td data-end="">
        {session.isPresent ? (
          <span className="small quiet">{t("sessions.endsHere")}</span>
        ) : (
          <Form method="post" className={styles.acts}>
            <input type="hidden" name="session" value={session.id} />
            <Button tone="danger" name="intent" value="notMine" aria-label={t("sessions.notMineOf", { device: name })}>
              {t("sessions.notMine")}
            </Button>
            <Button name="intent" value="end" aria-label={t("sessions.endOf", { device: name })}>
              {t("sessions.end")}
            </Button>
          </Form>
        )}
      </td>
    </tr>
  );
}
