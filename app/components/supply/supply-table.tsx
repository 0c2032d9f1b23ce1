import type { ReactNode } from "react";
import type { Answers } from "~/calls/answers";
import { Badge } from "~/components/ui/badge";
import { Code } from "~/components/ui/code";
import { Money } from "~/components/ui/money";
import { Table } from "~/components/ui/table";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./supply.module.css";

type Entry = Answers["supply"]["read"]["entries"][number];
type Line = Entry["line"];

const columns = ["recipient", "day", "product", "box", "quantity", "price", "state"] as const;
const tones = { new: "accent", told: "neutral", corrected: "caution", withdrawn: "danger" } as const;

/** The lines of a month, each with what is missing, and with its earlier report when it differs. */
export function SupplyTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTexts("supply");
  return (
    <Table caption={t("lines.title")} cards className={styles.lines}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-end={column === "quantity" || column === "price" ? "" : undefined}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <SupplyRow key={`${entry.line.key} ${entry.change}`} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function SupplyRow({ entry: { change, corrects, line, told } }: { entry: Entry }) {
  const { t } = useTexts("supply");
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <bdi>{line.recipientName}</bdi>
        <Below>{line.recipientNumber === null ? t("missing.recipientNumber") : <Code>{line.recipientNumber}</Code>}</Below>
      </th>
      <td data-label={t("columns.day")}>
        <div>
          <Code>{format.dayInDigits(line.day)}</Code>
          <Below>
            <Code>{line.reference}</Code>
          </Below>
        </div>
      </td>
      <td data-label={t("columns.product")}>
        <div>
          <bdi>{line.productName}</bdi>
          <Below>
            <bdi>{line.permitNumber ?? t("missing.permitNumber")}</bdi> · <bdi>{line.modelName ?? t("missing.modelName")}</bdi>
          </Below>
        </div>
      </td>
      <td data-label={t("columns.box")}>
        <BoxFacts line={line} />
      </td>
      <td data-label={t("columns.quantity")} data-end="">
        <bdi dir="ltr">
          {format.number(line.quantity)} × {format.number(line.packSize)}
        </bdi>
      </td>
      <td data-label={t("columns.price")} data-end="">
        <Money>{format.money(line.price)}</Money>
      </td>
      <td data-label={t("columns.state")}>
        <div>
          <Badge tone={tones[change]}>{corrects === null ? t(`states.${change}`) : t(`states.${change}`, { number: corrects })}</Badge>
          {told && <EarlierReport line={line} told={told} />}
        </div>
      </td>
    </tr>
  );
}

const compared = ["recipientName", "recipientNumber", "day", "permitNumber", "modelName", "gtin", "lot", "expiresOn", "quantity"] as const;

/** What the earlier report said of a line, when it differs. */
function EarlierReport({ line, told }: { line: Line; told: Line }) {
  const { t } = useTexts("supply");
  const format = useFormat();
  const facts = compared
    .filter((fact) => line[fact] !== told[fact])
    .map((fact) => t("lines.fact", { fact: t(`facts.${fact}`), value: isolate(String(told[fact] ?? t("lines.unknown"))) }));
  if (line.price.amount !== told.price.amount) {
    facts.push(t("lines.fact", { fact: t("facts.price"), value: isolateLtr(format.money(told.price)) }));
  }
  return <Below>{t("lines.toldBefore", { facts: format.list(facts) })}</Below>;
}

/** The code of the box, its lot and expiry; unknown values in the caution colour. */
function BoxFacts({ line }: { line: Line }) {
  const { t } = useTexts("supply");
  const missing = line.missing.filter((fact) => fact === "gtin" || fact === "lot" || fact === "expiresOn");
  return (
    <div>
      {line.udi !== null && <Code className={styles.udi}>{line.udi}</Code>}
      {missing.map((fact) => (
        <Below key={fact} missing>
          {t(`missing.${fact}`)}
        </Below>
      ))}
    </div>
  );
}

function Below({ missing, children }: { missing?: boolean; children: ReactNode }) {
  return <span className={missing ? styles.missing : styles.below}>{children}</span>;
}
