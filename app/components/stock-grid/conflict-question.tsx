import { useRef } from "react";
import { Form } from "react-router";
import { useAnswerFocus } from "~/components/fields/use-answer-focus";
import { Button } from "~/components/ui/button";
import { Num } from "~/components/ui/num";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { type Entries, resolvedField, sheetEntry } from "~/domain/order/sheet-entries";
import type { Conflict, ConflictRow } from "~/forms/stock-grid/grid-refusal";
import { useTexts } from "~/i18n/use-texts";
import styles from "./conflict-question.module.css";
import { HiddenEntries } from "./hidden-entries";
import { lensText } from "./lens-text";

/**
 * Another window has changed the order in the meantime: both quantities of every lens that differs, and the choice between them.
 * Nothing is overwritten unseen.
 */
export function ConflictQuestion({ conflicts, entries }: { conflicts: readonly Conflict[]; entries: Entries }) {
  const { t } = useTexts("stockGrid");
  const box = useRef<HTMLFormElement>(null);
  useAnswerFocus(box);
  const seen = conflicts.map(({ seriesId, preorderId, revision }) => sheetEntry({ seriesId, preorderId, revision, base: {}, texts: {} }));
  return (
    <Form method="post" ref={box} tabIndex={-1} preventScrollReset className={styles.question}>
      <HiddenEntries entries={entries} without={["intent", ...seen.map(([name]) => name)]} />
      <HiddenEntries entries={seen} />
      <Panel title={t("conflict.title")}>
        <Table caption={t("conflict.caption")}>
          <thead>
            <tr>
              <th scope="col">{t("conflict.lens")}</th>
              <th scope="col">{t("conflict.mine")}</th>
              <th scope="col">{t("conflict.theirs")}</th>
            </tr>
          </thead>
          <tbody>
            {conflicts
              .flatMap(({ rows }) => rows)
              .map((row) => (
                <ConflictChoice key={row.productId} row={row} />
              ))}
          </tbody>
        </Table>
        <div className={styles.answer}>
          <p className="quiet">{t("conflict.text")}</p>
          <div className={styles.buttons}>
            <Button name="intent" value="add" tone="primary">
              {t("conflict.save")}
            </Button>
          </div>
        </div>
      </Panel>
    </Form>
  );
}

function ConflictChoice({ row: { productId, mine, theirs, touched } }: { row: ConflictRow }) {
  const { t } = useTexts("stockGrid");
  const boxes = (text: string) => (text === "" || text === "0" ? t("conflict.nothing") : text);
  const name = resolvedField(productId);
  return (
    <tr>
      <th scope="row">
        <Num>{lensText(productId)}</Num>
      </th>
      <td>
        <label className={styles.choice}>
          <input type="radio" name={name} value={mine} defaultChecked={touched} /> {boxes(mine)}
        </label>
      </td>
      <td>
        <label className={styles.choice}>
          <input type="radio" name={name} value={String(theirs)} defaultChecked={!touched} /> {boxes(String(theirs))}
        </label>
      </td>
    </tr>
  );
}
