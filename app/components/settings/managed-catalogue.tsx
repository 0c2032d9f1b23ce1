import { Fragment, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Answers } from "~/calls/answers";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Table } from "~/components/ui/table";
import { choiceFields } from "~/domain/catalogue/practice-choice";
import { type ChoiceRow, intentName, keptSubject, rowEntries } from "~/forms/settings/catalogue-draft";
import { type ManagedView, managedSearch } from "~/forms/settings/managed-view";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { useKeptForm } from "~/offline/drafts/use-kept-form";
import { BulkBar } from "./bulk-bar";
import { ManagedFilters } from "./managed-filters";
import { ManagedPages } from "./managed-pages";
import { ManagedRow } from "./managed-row";
import { NoManagedItems } from "./no-managed-items";
import styles from "./practice-catalogue.module.css";
import { CartNote, ChangedNote, usePersonName } from "./row-notes";
import { SaveBar } from "./save-bar";
import { type CatalogueAnswer, type CatalogueDraft, useCatalogueDraft } from "./use-catalogue-draft";

type Props = {
  page: Answers["catalogue"]["manage"];
  view: ManagedView;
  /** Why the words cannot be searched for. */
  mistake?: string;
  drafted: ChoiceRow[];
  answer: CatalogueAnswer;
};

/**
 * The filters and the form of the practice's catalogue (D62): one page of products with their switches, changed singly or in bulk and saved
 * together. A refused save names the products in open carts and those that another person has changed. Works the same without JavaScript.
 */
export function ManagedCatalogue({ page, view, mistake, drafted, answer }: Props) {
  const draft = useCatalogueDraft(page.items, drafted, answer);
  const form = useRef<HTMLFormElement>(null);
  const { stop, send } = useKeptForm(form, draft.unkept);
  const isBusy = /^save/.test(String(useNavigation().formData?.get(intentName)));
  return (
    <>
      <ManagedFilters {...page} view={view} mistake={mistake} changedCount={draft.changed.length} onShowChanged={send} />
      {page.items.length === 0 && <NoManagedItems state={view.state} />}
      <Form
        method="post"
        ref={form}
        action={`/settings/product-catalog${managedSearch(view)}`}
        preventScrollReset
        onSubmit={stop}
        className="stack"
      >
        <input type="hidden" name="id" value={keptSubject} />
        <RefusedSave draft={draft} />
        <RowsElsewhere draft={draft} />
        <div className={styles.panel}>
          <BulkBar draft={draft} pageIds={page.items.map(({ id }) => id)} />
          <ManagedTable draft={draft} />
        </div>
        <ManagedPages page={page} view={view} onTurn={send} />
        <SaveBar changed={draft.changed} refusedIds={refusedItems(draft).map(({ id }) => id)} isBusy={isBusy} />
      </Form>
    </>
  );
}

type OfDraft = { draft: CatalogueDraft };

const refusedItems = ({ refusal }: CatalogueDraft) => [...refusal.inCarts, ...refusal.changed];

/** Why nothing was saved, with links to the products concerned. */
function RefusedSave({ draft: { refusal } }: OfDraft) {
  const { t } = useTexts("practiceCatalogue");
  const personName = usePersonName();
  const problems = [
    ...refusal.inCarts.map(({ id, displayName }) => ({
      fieldId: `row-${id}`,
      text: t("refused.inCart", { name: isolate(displayName) }),
    })),
    ...refusal.changed.map(({ id, displayName, changedBy }) => ({
      fieldId: `row-${id}`,
      text: t("refused.changed", { name: isolate(displayName), person: isolate(personName(changedBy)) }),
    })),
  ];
  return problems.length > 0 && <ErrorSummary title={t("refused.title")} problems={problems} />;
}

/** Changed products of other pages: sent along, and shown where saving them was refused. */
function RowsElsewhere({ draft }: OfDraft) {
  const refused = new Map(refusedItems(draft).map((item) => [item.id, item.displayName]));
  return (
    <>
      {draft.elsewhere
        .filter(({ id }) => refused.has(id))
        .map((row) => (
          <div key={row.id} id={`row-${row.id}`} className={styles.elsewhere}>
            <bdi>{refused.get(row.id)}</bdi>
            <RowNotes draft={draft} row={row} />
          </div>
        ))}
      {rowEntries(draft.elsewhere).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** Why a row was not saved, each with what can be done. */
function RowNotes({ draft, row }: OfDraft & { row: ChoiceRow }) {
  const inCart = draft.refusal.inCarts.find(({ id }) => id === row.id);
  const changed = draft.refusal.changed.find(({ id }) => id === row.id);
  return (
    <>
      {inCart && <CartNote item={inCart} row={row} onAct={draft.act} />}
      {changed && <ChangedNote item={changed} row={row} onAct={draft.act} />}
    </>
  );
}

function ManagedTable({ draft }: OfDraft) {
  const { t } = useTexts("practiceCatalogue");
  const refusedIds = new Set(refusedItems(draft).map(({ id }) => id));
  return (
    <Table caption={t("table.caption")} cards>
      <thead>
        <tr>
          <th scope="col">{t("table.selectLabel")}</th>
          {(["product", "maker", "wear"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`table.${column}`)}
            </th>
          ))}
          {choiceFields.map((field) => (
            <th key={field} scope="col">
              {t(`fields.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {draft.rows.map((row, index) => {
          const item = draft.shown[index];
          return (
            item && (
              <Fragment key={row.id}>
                <ManagedRow
                  item={item}
                  row={row}
                  picked={draft.picked.has(row.id)}
                  onPick={(on) => draft.pick(row.id, on)}
                  onSet={(field, value) => draft.set(row.id, field, value)}
                />
                {refusedIds.has(row.id) && (
                  <tr className={styles.notes}>
                    <td colSpan={7}>
                      <RowNotes draft={draft} row={row} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          );
        })}
      </tbody>
    </Table>
  );
}
