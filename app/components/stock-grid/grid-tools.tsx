import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from "react";
import { PrintButton } from "~/components/checkout/print-button";
import { StockDot } from "~/components/lens/stock-dot";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { Kbd } from "~/components/ui/kbd";
import { Notice } from "~/components/ui/notice";
import { Num } from "~/components/ui/num";
import type { GridTool } from "~/forms/stock-grid/draft-state";
import type { GridPage } from "~/forms/stock-grid/grid-page";
import { useTexts } from "~/i18n/use-texts";
import { retryUntilLoaded } from "~/offline/connection";
import styles from "./grid-tools.module.css";
import { useGrid } from "./use-grid";

type Props = {
  /** The product of the grid, which a pasted line may name. */
  productName: string;
  layout: GridPage["layout"];
  apply: (tool: GridTool) => void;
  unread: readonly string[];
  pasteRef: RefObject<HTMLDetailsElement | null>;
};

const loadPlainLines = () => retryUntilLoaded(() => import("~/forms/stock-grid/plain-lines"));

/** Refused lines that are listed; all of them are in the field. */
const mostShown = 8;

const hints = { quarters: "tools.pasteHint", cylinder: "tools.pasteHintCylinder", addition: "tools.pasteHintAddition" } as const;

/**
 * Tools that fill many cells, and the legend. Pasted lines that name no lens are put back into the field, to be corrected there. Without
 * JavaScript each tool sends the form, and the page comes back filled in.
 */
export function GridTools({ productName, layout, apply, unread, pasteRef }: Props) {
  const { t } = useTexts("stockGrid");
  const { store } = useGrid();
  const listed = [...new Set(unread)];
  const column = useRef<HTMLTextAreaElement>(null);
  const use = (tool: GridTool) => (event: MouseEvent) => {
    event.preventDefault();
    apply(tool);
  };
  const take = (text: string) => {
    apply({ name: "paste", column: text });
    if (column.current) column.current.value = store.draft().unread.join("\n");
  };
  const paste = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    const typed = column.current?.value ?? "";
    // The code that reads lines is loaded only for lines that do not come from a spreadsheet.
    if (/[\p{L}*×]/u.test(typed)) void loadPlainLines().then(({ plainLines }) => take(plainLines(typed, productName)));
    else take(typed);
    pasteRef.current?.removeAttribute("open");
  };
  // Scrolls no further than needed, so that the button that opened the sheet stays visible.
  const begin = () => {
    column.current?.focus({ preventScroll: true });
    column.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <>
      <div className={styles.row}>
        <div className={`${styles.tools} no-print`}>
          <details ref={pasteRef} className={styles.paste} onToggle={(event) => event.currentTarget.open && begin()}>
            <summary className={buttonLook({ small: true })}>
              <Icon name="paste" />
              {t("tools.paste")}
              <Kbd>V</Kbd>
            </summary>
            <div className={`${styles.sheet} float`}>
              <label htmlFor="column" className="strong small">
                {t("tools.pasteLabel")}
              </label>
              <p className="tiny quiet">{t(hints[layout])}</p>
              <textarea
                ref={column}
                defaultValue={unread.join("\n")}
                id="column"
                name="column"
                rows={6}
                dir="ltr"
                className={styles.column}
                onKeyDown={(event) => {
                  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) paste(event);
                  if (event.key === "Escape") pasteRef.current?.removeAttribute("open");
                }}
              />
              <Button small tone="primary" name="intent" value="paste" onClick={paste}>
                {t("tools.pasteApply")}
              </Button>
            </div>
          </details>
          <Button small icon="wand" name="intent" value="fill" onClick={use({ name: "fill" })}>
            {t("tools.fill")}
          </Button>
          <Button small tone="quiet" name="intent" value="clear" onClick={use({ name: "clear" })}>
            {t("tools.clear")}
          </Button>
          <PrintButton small />
        </div>
        <GridLegend />
      </div>
      {unread.length > 0 && (
        <Notice tone="caution" role="status">
          {t("tools.unread", { count: unread.length, lines: "" })}
          <ul className={styles.unread}>
            {listed.slice(0, mostShown).map((line) => (
              <li key={line}>
                <bdi dir="ltr">{line}</bdi>
              </li>
            ))}
            {listed.length > mostShown && <li>…</li>}
          </ul>
          {t("tools.unreadKept")}
        </Notice>
      )}
    </>
  );
}

function GridLegend() {
  const { t } = useTexts("stockGrid");
  return (
    <p className={styles.legend}>
      <span>
        <StockDot shape="full" fine />
        {t("legend.inStock")}
      </span>
      <span>
        <StockDot shape="half" />
        {t("legend.few")}
      </span>
      <span>
        <StockDot shape="ring" />
        {t("legend.backorder")}
      </span>
      <span>
        <Icon name="cart" />
        {t("legend.inCart")}
      </span>
      <span>
        <Num className={styles.step}>+2</Num>
        {t("legend.changed")}
      </span>
      <span>
        <i className={styles.use} />
        {t("legend.usual")}
      </span>
      <span className={styles.keys}>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
        {t("legend.move")}
      </span>
    </p>
  );
}
