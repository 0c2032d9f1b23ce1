import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTexts } from "~/i18n/use-texts";
import { tryNow } from "~/offline/connection";
import { StoredDrafts } from "./stored-drafts";
import { usePerson } from "./use-person";
import { useWaiting } from "./use-waiting";
import styles from "./waiting.module.css";
import { WaitingList } from "./waiting-list";

const meanings = ["online", "slow", "waiting", "offline"] as const;

/** The waiting entries on this device, in order, and an explanation of the connection's states. */
export function WaitingPage() {
  const { t } = useTexts(["waiting", "frame", "common"]);
  const person = usePerson();
  const queue = useWaiting(person?.personId ?? null);
  const hasScript = useHydrated();
  const names = {
    online: t("common:frame.online"),
    slow: t("frame:line.slow"),
    waiting: t("waiting:states.waiting"),
    offline: t("common:frame.offline"),
  };
  return (
    <>
      <PageHead
        title={t("waiting:title")}
        actions={
          <Button type="button" onClick={tryNow} className={hasScript ? undefined : styles.later}>
            {t("waiting:tryNow")}
          </Button>
        }
      >
        {t("waiting:lead")}
      </PageHead>
      <div className={styles.duo}>
        <div className="stack">
          {person && queue ? <WaitingList personId={person.personId} queue={queue} /> : <Reading hasScript={hasScript} />}
          <Notice icon="lock" title={t("waiting:never.title")}>
            <p className="small quiet">{t("waiting:never.text")}</p>
          </Notice>
          <StoredDrafts />
        </div>
        <Panel title={t("waiting:meanings")} padded>
          <dl className={styles.meanings}>
            {meanings.map((name) => (
              <div key={name}>
                <dt>{names[name]}</dt>
                <dd className="small quiet">{t(`frame:line.means.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </>
  );
}

function Reading({ hasScript }: { hasScript: boolean }) {
  const { t } = useTexts("waiting");
  return (
    <Panel title={t("list.title")} aside={<span className="small quiet">{t("list.withoutNames")}</span>}>
      <p className={styles.empty}>{t(hasScript ? "reading" : "needsScript")}</p>
    </Panel>
  );
}
