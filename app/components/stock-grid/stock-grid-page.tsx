import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation, useSubmit } from "react-router";
import { useCartInSight } from "~/components/cart/cart-in-sight";
import { CartTally } from "~/components/cart/cart-tally";
import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import { LeaveWarning } from "~/components/frame/leave-warning";
import { Tally } from "~/components/frame/tally";
import { ProductsPage } from "~/components/products/products-page";
import { Notice } from "~/components/ui/notice";
import { useShortcut } from "~/components/ui/use-shortcut";
import { hiddenEntries } from "~/domain/order/sheet-entries";
import { useFormat } from "~/i18n/use-format";
import { CellFacts } from "./cell-facts";
import { cellId } from "./cell-ids";
import { AddButton, DraftPanel } from "./draft-panel";
import { applyTool, dirtySheets, type GridTool } from "./draft-state";
import { draftSummary, gridFormId } from "./draft-summary";
import { GridChooser } from "./grid-chooser";
import { moveInGrid } from "./grid-keys";
import { cellsOf, type GridPage } from "./grid-page";
import { GridSubject } from "./grid-subject";
import { GridTables } from "./grid-tables";
import { GridTools } from "./grid-tools";
import styles from "./grid-tools.module.css";
import { HiddenEntries } from "./hidden-entries";
import { ConflictQuestion, GridRefusalNotice, RemovalQuestion } from "./questions-when-asked";
import { RestoreCleared } from "./restore-cleared";
import type { SentForm } from "./sent-form";
import { useAdded } from "./use-added";
import { useClearChanges } from "./use-clear-changes";
import { GridProvider, useDraftLater } from "./use-grid";
import { useKeptDraft } from "./use-kept-draft";
import { useStockDraft } from "./use-stock-draft";

type Props = {
  page: GridPage;
  personId: string;
  location: { id: string; name: string };
  newPreorderId: string;
  /** The form that was refused, shown again, or kept while the session was over. */
  sent: SentForm | null;
  /** The lens that a scan led to. */
  focus: string | null;
};

/** The stock order of one series: the power grid, what is typed beside the cart, and the questions an add may raise. */
export function StockGridPage({ page, personId, location, newPreorderId, sent, focus: startAt }: Props) {
  const { t } = useTranslation(["stockGrid", "common"]);
  const format = useFormat();
  const adding = useNavigation().formData?.get("intent") === "add";
  const cart = useCartInSight().populated.preordersStock;
  const { store, restore, formRef } = useStockDraft({ page, cart, newPreorderId, sent, added: useAdded(sent) });
  const { state, unread } = useDraftLater(store);
  const dirty = useMemo(() => dirtySheets(state), [state]);
  const keptAt = useKeptDraft({ personId, locationId: location.id, sheets: dirty, restore });
  const [pasteRefused, setPasteRefused] = useState<string | null>(null);
  const paste = useRef<HTMLDetailsElement>(null);
  const grid = useMemo(() => ({ page, store }), [page, store]);
  const clear = useClearChanges(store, page, { personId, locationId: location.id });
  const apply = (tool: GridTool) => (tool.name === "clear" ? clear() : store.change(({ state }) => applyTool(state, page, tool)));
  const submit = useSubmit();
  const addAndLeave = (path: string) => {
    const form = new FormData(formRef.current ?? undefined);
    form.set("intent", "add");
    form.set("then", path);
    void submit(form, { method: "post", preventScrollReset: true });
  };
  const openPaste = () => paste.current?.setAttribute("open", "");
  useShortcut("KeyV", openPaste, { fields: "[data-at]" });
  useEffect(() => {
    if (startAt !== null) document.getElementById(cellId(startAt))?.focus();
  }, [startAt]);

  const summary = useMemo(() => draftSummary(state, page), [state, page]);
  const texts = state.sheets[page.seriesId]?.texts ?? {};
  const inView = useMemo(() => new Set(cellsOf(page).map(({ productId }) => productId)), [page]);
  const axis = page.choosers.find(({ field }) => field === "axis");
  const refusal = sent?.refusal ?? null;
  const entries = sent?.entries ?? [];

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.dataset.at === undefined) return;
    moveInGrid(event);
  };
  const onPaste = (event: ClipboardEvent<HTMLFormElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.dataset.at === undefined) return;
    const text = event.clipboardData.getData("text");
    const isColumn = /[\t\n]/.test(text.trim());
    setPasteRefused(null);
    if (!isColumn && /^\s*\d*\.?\d*\s*$/.test(text)) return;
    event.preventDefault();
    if (isColumn) return apply({ name: "paste", column: text });
    store.type(input.name.slice(input.name.indexOf(":") + 1), "");
    setPasteRefused(text.trim());
  };

  const panel = <DraftPanel summary={summary} adding={adding} location={location.name} keptAt={keptAt} />;
  const tally = dirty.length > 0 && (
    <Tally
      label={t("stockGrid:draft.title")}
      main={[
        ...(summary.difference > 0 ? [t("common:units.boxes", { count: summary.difference })] : []),
        format.amount(summary.amount),
      ].join(" · ")}
      detail={t("stockGrid:draft.notYet")}
      action={<AddButton summary={summary} adding={adding} />}
    />
  );
  return (
    <ProductsPage draft={panel} tally={tally || <CartTally />}>
      {refusal?.code === "confirmRemoval" && <RemovalQuestion removals={refusal.removals} entries={entries} />}
      {refusal?.code === "changedElsewhere" && <ConflictQuestion conflicts={refusal.conflicts} entries={entries} />}
      {refusal?.code === "alreadyInCart" && <ClashQuestion clashes={refusal.clashes} entries={entries} />}
      <div className={styles.notices}>
        {refusal && <GridRefusalNotice refusal={refusal} />}
        {sent?.tool?.name === "clear" && <RestoreCleared entries={entries} />}
        {!page.available && <Notice tone="caution">{t("stockGrid:subject.unavailable")}</Notice>}
      </div>
      <Form method="post" id={gridFormId} ref={formRef} onKeyDown={onKeyDown} onPaste={onPaste} preventScrollReset>
        {/* The first button of a form is what Enter presses. */}
        <button type="submit" name="intent" value="add" className={styles.first} tabIndex={-1} aria-hidden="true" />
        <HiddenEntries entries={hiddenEntries(Object.values(state.sheets), inView)} />
        <GridSubject page={page} texts={texts} />
        <GridTools layout={page.layout} apply={apply} unread={unread} pasteRef={paste} />
        {pasteRefused !== null && (
          <Notice tone="caution" role="status">
            {t("stockGrid:refusals.pasteRefused", { text: pasteRefused })}
          </Notice>
        )}
        <GridProvider value={grid}>
          {page.choosers.map((chooser) => chooser.field !== "axis" && <GridChooser key={chooser.field} {...{ chooser, page, texts }} />)}
          <div className={styles.head}>
            {axis && <GridChooser {...{ chooser: axis, page, texts }} />}
            <CellFacts />
          </div>
          <GridTables page={page} texts={texts} refusal={refusal} />
        </GridProvider>
        <p className={styles.end}>
          <AddButton summary={summary} adding={adding} wide />
        </p>
      </Form>
      <LeaveWarning when={dirty.length > 0} page="/products/stock-revenue" kept={keptAt !== null} addAndLeave={addAndLeave} />
    </ProductsPage>
  );
}
