import { Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { Badge } from "~/components/ui/badge";
import { Code } from "~/components/ui/code";
import { Table } from "~/components/ui/table";
import { type AuditAction, auditActions } from "~/domain/account/audit-trail";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./audit.module.css";
import { ShortId } from "./short-id";

type Entry = Answers["audit"]["list"]["entries"][number];

/** Entries, newest first, under their day; one card each on phones. */
export function AuditTable({ entries, selfId }: { entries: readonly Entry[]; selfId: string }) {
  const { t } = useTexts("audit");
  const format = useFormat();
  const days = new Map<string, Entry[]>();
  for (const entry of entries) days.set(format.dayOf(entry.at), [...(days.get(format.dayOf(entry.at)) ?? []), entry]);
  return (
    <Table caption={t("table.caption")} cards className={styles.trail}>
      <thead>
        <tr>
          <th scope="col">{t("table.time")}</th>
          <th scope="col">{t("table.who")}</th>
          <th scope="col">{t("table.what")}</th>
          <th scope="col">{t("table.subject")}</th>
          <th scope="col">{t("table.details")}</th>
          <th scope="col" data-end="">
            {t("table.number")}
          </th>
        </tr>
      </thead>
      {[...days].map(([day, ofDay]) => (
        <tbody key={day}>
          <tr className={styles.day}>
            <th colSpan={6} scope="rowgroup">
              <Code>{format.day(day)}</Code>
            </th>
          </tr>
          {ofDay.map((entry) => (
            <EntryRow key={entry.id} entry={entry} selfId={selfId} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function EntryRow({ entry, selfId }: { entry: Entry; selfId: string }) {
  const { t } = useTexts("audit");
  const format = useFormat();
  return (
    <tr>
      <td data-label={t("table.time")}>
        <time dateTime={entry.at.toISOString()}>
          <Code>{format.time(entry.at)}</Code>
        </time>
      </td>
      <th scope="row">
        <Actor actor={entry.actor} isSelf={entry.actor?.id === selfId} />
      </th>
      <td data-label={t("table.what")}>{isKnown(entry.action) ? t(`actions.${entry.action}`) : entry.action}</td>
      <td data-label={t("table.subject")}>
        <Subject subject={entry.subject} />
      </td>
      <td data-label={t("table.details")} className={styles.details}>
        <Details details={entry.details} />
      </td>
      <td data-label={t("table.number")} data-end="" className="quiet">
        <Code>{String(entry.seq)}</Code>
      </td>
    </tr>
  );
}

/** The reason of an operator; or boxes, sum and location of an order. */
function Details({ details: { reason, orders } }: { details: Entry["details"] }) {
  const { t } = useTexts("audit");
  const format = useFormat();
  if (reason) return <span>{t("details.reason", { reason: isolate(reason) })}</span>;
  if (!orders) return null;
  const { quantity, boxes, gross, locationName } = orders;
  const facts = [
    ...(quantity > 1 ? [t("details.orders", { count: quantity })] : []),
    t("details.boxes", { count: boxes }),
    format.money(gross),
    ...(locationName === "" ? [] : [isolate(locationName)]),
  ];
  return <span>{facts.join(" · ")}</span>;
}

const isKnown = (action: string): action is AuditAction => auditActions.some((known) => known === action);

function Actor({ actor, isSelf }: { actor: Entry["actor"]; isSelf: boolean }) {
  const { t } = useTexts("audit");
  const format = useFormat();
  if (!actor) return <span className="quiet">{t("who.nobody")}</span>;
  const name = format.name(actor);
  return (
    <span className={styles.who}>
      {name === "" ? <ShortId id={actor.id} /> : <bdi>{name}</bdi>} {isSelf && <Badge tone="accent">{t("who.you")}</Badge>}
      {actor.kind === "operator" && <Badge tone="caution">{t("who.operator")}</Badge>}
      {actor.kind === "formerUser" && <Badge>{t("who.former")}</Badge>}
    </span>
  );
}

/** The subject of an entry: a person by name, an order by number, a patient by customer number, anything else by id (D32). */
function Subject({ subject: { kind, id, label, person } }: { subject: Entry["subject"] }) {
  const { t } = useTexts("audit");
  const format = useFormat();
  const name = t(`subjects.${kind}`);
  if (person && kind === "user") return <bdi>{format.name(person)}</bdi>;
  if (id === null || kind === "session") return <span className="quiet">{name}</span>;
  if (kind === "practice" || kind === "catalogue") return <bdi>{label ?? id}</bdi>;
  const number = label ? <Code>{label}</Code> : <ShortId id={id} />;
  if (kind === "patient")
    return (
      <span>
        {name}{" "}
        <Link to={`/patients/${id}`} prefetch="none">
          {number}
        </Link>
      </span>
    );
  return (
    <span>
      {name} {kind === "cart" && label ? <Link to={`/history/history-detail?cart=${id}`}>{number}</Link> : number}
    </span>
  );
}
