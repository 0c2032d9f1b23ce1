import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import type { Answers } from "~/calls/answers";
import { useOnline } from "~/components/connection/connection-status";
import { DraftList } from "~/components/drafts/draft-list";
import { ButtonLink } from "~/components/ui/button-link";
import { Panel } from "~/components/ui/panel";
import { useTexts } from "~/i18n/use-texts";
import styles from "./waiting.module.css";

/** A person's drafts on the server, from any device: loaded while there is a connection, so that the list opens without one. */
export function StoredDrafts() {
  const { t } = useTexts(["drafts", "common"]);
  const { data, state, load } = useFetcher<Answers["session"]["listDrafts"]>({ key: "drafts" });
  const isOnline = useOnline();
  const isMissing = data === undefined && state === "idle";
  useEffect(() => {
    if (isOnline && isMissing) void load(href("/waiting/drafts"));
  }, [isOnline, isMissing, load]);
  const title = t("common:titles.drafts");
  if (data) {
    return (
      <Panel title={title} className={styles.kept}>
        <DraftList {...data} />
      </Panel>
    );
  }
  return (
    <Panel title={title} padded className={styles.kept}>
      <p className="small quiet">{t("drafts:lead")}</p>
      <p>
        <ButtonLink small to={href("/waiting/drafts")}>
          {t("drafts:show")}
        </ButtonLink>
      </p>
    </Panel>
  );
}
