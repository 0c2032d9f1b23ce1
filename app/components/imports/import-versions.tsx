import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./imports.module.css";

type Version = Answers["imports"]["list"]["versions"][number];

/** What was imported into a market, newest first; each can be undone. */
export function ImportVersions({ versions }: { versions: readonly Version[] }) {
  const { t } = useTexts("imports");
  return (
    <Panel id="versions" title={t("versions.title")} padded={versions.length === 0}>
      {versions.length === 0 ? (
        <p className="quiet">{t("versions.none")}</p>
      ) : (
        <Table caption={t("versions.title")} cards>
          <thead>
            <tr>
              {(["number", "at", "what", "who", "changes", "undo"] as const).map((column) => (
                <th key={column} scope="col" data-end={column === "undo" ? "" : undefined}>
                  {t(`versions.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <VersionRow key={version.seq} version={version} />
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}

function VersionRow({ version }: { version: Version }) {
  const { t } = useTexts("imports");
  const format = useFormat();
  const { edition, seq, kind, at, fileName, contentHash, undoneSeq, reason, counts } = version;
  const { added, changed, removed } = counts;
  return (
    <tr>
      <th scope="row">
        <Code>{seq}</Code>
      </th>
      <td data-label={t("versions.at")}>
        <Code>{format.dayAndTime(at)}</Code>
      </td>
      <td data-label={t("versions.what")}>
        <div>
          {t(`kinds.${kind}`)}
          <span className={styles.below}>
            <bdi>{undoneSeq === null ? fileName : t("versions.undid", { seq: undoneSeq })}</bdi>
          </span>
          {reason !== null && (
            <span className={styles.below}>
              <bdi>{reason}</bdi>
            </span>
          )}
          {contentHash !== null && (
            <span className={styles.below}>{t("versions.hash", { hash: isolateLtr(contentHash.slice(0, 12)) })}</span>
          )}
        </div>
      </td>
      <td data-label={t("versions.who")}>
        <bdi>{format.name(version)}</bdi>
      </td>
      <td data-label={t("versions.changes")}>
        {t("versions.summary", { added: format.number(added), changed: format.number(changed), removed: format.number(removed) })}
      </td>
      <td data-end="">
        <ButtonLink
          to={href("/operator/imports/undo/:edition/:seq", { edition, seq: String(seq) })}
          preventScrollReset
          small
          aria-label={t("versions.undoOf", { seq })}
        >
          {t("versions.undo")}
        </ButtonLink>
      </td>
    </tr>
  );
}
