import { type ComponentProps, useCallback, useEffect, useMemo, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { useCartInSight } from "~/components/cart/cart-in-sight";
import { CartTally } from "~/components/cart-summary/cart-tally";
import { LeaveWarning } from "~/components/frame/leave-warning";
import { CellFacts } from "~/components/power-table/cell-facts";
import { cellId } from "~/components/power-table/cell-ids";
import { GridTables } from "~/components/power-table/grid-tables";
import { ProductsPage } from "~/components/products/products-page";
import { Notice } from "~/components/ui/notice";
import { useShortcut } from "~/components/ui/use-shortcut";
import { gridPreorders } from "~/domain/order/grid-preorders";
import { hiddenEntries, promotionField } from "~/domain/order/sheet-entries";
import type { Scanned } from "~/forms/scan/scanned";
import { applyTool, cartedElsewhere, dirtySheets, type GridTool } from "~/forms/stock-grid/draft-state";
import { gridFormId } from "~/forms/stock-grid/draft-summary";
import { cellsOf, type GridPage, withoutPromotion } from "~/forms/stock-grid/grid-page";
import { gridAddress } from "~/forms/stock-grid/grid-view";
import type { SentForm } from "~/forms/stock-grid/sent-form";
import { useTexts } from "~/i18n/use-texts";
import { Later } from "~/offline/scripts/later";
import { AddButton } from "./add-button";
import { GridChooser } from "./grid-chooser";
import { DraftPanel, DraftTally } from "./grid-draft-panel";
import { GridQuestions } from "./grid-questions";
import type { GridDraft } from "./grid-store";
import { GridSubject } from "./grid-subject";
import { GridTools } from "./grid-tools";
import styles from "./grid-tools.module.css";
import { HiddenEntries } from "./hidden-entries";
import { ScannedStrip } from "./questions-when-asked";
import { useAdded } from "./use-added";
import { useClearChanges } from "./use-clear-changes";
import { GridProvider, stateOf, useDraftLater, useGrid } from "./use-grid";
import { useHeadRoom } from "./use-head-room";
import { useHeardCells } from "./use-heard-cells";
import { usePaste } from "./use-paste";
import { useStockDraft } from "./use-stock-draft";
import { useUnreadDraft } from "./use-unread-draft";

type Props = {
  page: GridPage;
  usual: ComponentProps<typeof GridTables>["usual"];
  personId: string;
  location: { id: string; name: string };
  newPreorderId: string;
  /** The form that was refused, shown again, or kept while the session was over. */
  sent: SentForm | null;
  /** The lens that a scan led to. */
  focus: string | null;
  /** Boxes of that lens to add to those in the cart. */
  boxes: number | null;
  scanned: Scanned | null;
};

/** The stock order of one series: the power grid, what is typed next to the cart, and the questions that an add may raise. */
export function StockGridPage({ page: loaded, usual, personId, location, newPreorderId, sent, focus: startAt, boxes, scanned }: Props) {
  const { t } = useTexts("stockGrid");
  const adding = useNavigation().formData?.get("intent") === "add";
  const { populated } = useCartInSight();
  const refusal = sent?.refusal ?? null;
  const isOver = refusal?.code === "promotionEnded";
  const page = useMemo(() => (isOver ? withoutPromotion(loaded) : loaded), [loaded, isOver]);
  const promotionId = loaded.promotion?.id ?? null;
  const cart = useMemo(() => gridPreorders(populated, promotionId), [populated, promotionId]);
  const { added, waits } = useAdded(sent);
  const asked = boxes === null || startAt === null ? null : { productId: startAt, boxes };
  const { store, restore, formRef } = useStockDraft({ page, cart, newPreorderId, sent, added, asked });
  useHeardCells(store);
  const owner = { personId, locationId: location.id, promotionId };
  useUnreadDraft(store, owner);
  const unread = useDraftLater(store, unreadOf);
  const isDirty = useDraftLater(store, isDraftDirty);
  const isDirtyNow = useCallback(() => isDraftDirty(store.draft()), [store]);
  const isOnDevice = useCallback(() => Boolean(store.keptAt()), [store]);
  const paste = useRef<HTMLDetailsElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useHeadRoom(head);
  const grid = useMemo(() => ({ page, store, elsewhere: cartedElsewhere(cart, page.seriesId) }), [page, store, cart]);
  const clear = useClearChanges(store, page, owner);
  const apply = (tool: GridTool) => (tool.name === "clear" ? clear() : store.change(({ state }) => applyTool(state, page, tool)));
  const pasted = usePaste(store, apply);
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
    const cell = startAt === null ? null : document.getElementById(cellId(startAt));
    // Scrolls no further than needed, so that the page does not move when the cell is visible already.
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest" });
  }, [startAt]);

  const axis = page.choosers.find(({ field }) => field === "axis");
  // The boxes of a promotion that has ended are then ordered as stock.
  const asStock = isOver ? { action: gridAddress(page) } : {};

  const panel = <DraftPanel adding={adding} location={location.name} />;
  return (
    <GridProvider value={grid}>
      <ProductsPage draft={panel} tally={isDirty ? <DraftTally adding={adding} /> : <CartTally />}>
        <GridQuestions page={page} sent={sent} />
        <Form {...asStock} method="post" id={gridFormId} ref={formRef} className={styles.form} onPaste={pasted.onPaste} preventScrollReset>
          {/* The first button of a form is what Enter presses. */}
          <button type="submit" name="intent" value="add" className={styles.first} tabIndex={-1} aria-hidden="true" />
          <OtherEntries />
          <GridSubject page={page} />
          <GridTools productName={page.facts.name} layout={page.layout} apply={apply} unread={unread} pasteRef={paste} />
          <div className={styles.notices}>
            {pasted.refused !== null && (
              <Notice tone="caution" role="status">
                {t("refusals.pasteRefused", { text: pasted.refused })}
              </Notice>
            )}
            {scanned && startAt !== null && cellsOf(page).some(({ productId }) => productId === startAt) && (
              <ScannedStrip scanned={scanned} productId={startAt} store={store} />
            )}
          </div>
          {page.choosers.map((chooser) => chooser.field !== "axis" && <GridChooser key={chooser.field} {...{ chooser, page }} />)}
          <div className={styles.head} ref={head}>
            {axis && <GridChooser {...{ chooser: axis, page }} />}
            <CellFacts />
          </div>
          <GridTables page={page} usual={usual} refusal={refusal} startAt={startAt} />
          <p className={styles.end}>
            <AddButton adding={adding} wide />
          </p>
        </Form>
        <LeaveWarning when={isDirtyNow} page="/products/stock-revenue" onDevice={isOnDevice} addAndLeave={addAndLeave} />
        <Later load={loadWaitingGrid} props={{ page, owner, cart, store, restore, waits, isAdding: adding }} />
      </ProductsPage>
    </GridProvider>
  );
}

const loadWaitingGrid = async () => (await import("./waiting-grid")).WaitingGrid;

const unreadOf = ({ unread }: GridDraft) => unread;
const isDraftDirty = ({ state }: GridDraft) => dirtySheets(state).length > 0;

/** The fields out of view, sent along with those in view. */
function OtherEntries() {
  const { page, store } = useGrid();
  const { sheets } = useDraftLater(store, stateOf);
  const inView = useMemo(() => new Set(cellsOf(page).map(({ productId }) => productId)), [page]);
  return (
    <>
      {page.promotion && <input type="hidden" name={promotionField} value={page.promotion.id} />}
      <HiddenEntries entries={hiddenEntries(Object.values(sheets), inView)} />
    </>
  );
}
