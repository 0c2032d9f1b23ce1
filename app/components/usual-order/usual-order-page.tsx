import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import { AddTally } from "~/components/cart-summary/add-tally";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { LeaveWarning } from "~/components/frame/leave-warning";
import { RailPanel } from "~/components/frame/rail-panel";
import { ProductsPage } from "~/components/products/products-page";
import { GridRefusalNotice } from "~/components/stock-grid/grid-refusal-notice";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Money } from "~/components/ui/money";
import { PageHead } from "~/components/ui/page-head";
import type { Entries } from "~/domain/order/sheet-entries";
import { gridFormId } from "~/forms/stock-grid/draft-summary";
import type { GridRefusal } from "~/forms/stock-grid/grid-refusal";
import { orderTotal, sheetFields, typedOrder, type UsualOrder } from "~/forms/usual-order/typed-order";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { NothingUsual } from "./nothing-usual";
import { PutAsideLenses } from "./put-aside-lenses";
import { SeriesToOrder } from "./series-to-order";
import styles from "./usual-order.module.css";

type Props = {
  order: UsualOrder;
  location: string;
  newIds: Readonly<Record<string, string>>;
  /** The form as it was sent; empty on a fresh page. */
  entries: Entries;
  refusal: GridRefusal | null;
};

/** What a location usually needs, series by series, with editable numbers; one press adds all of it to the cart. */
export function UsualOrderPage({ order, location, newIds, entries, refusal }: Props) {
  const { t } = useTexts(["usualOrder", "common"]);
  const format = useFormat();
  const [changed, setChanged] = useState<Record<string, string>>({});
  const typed = { ...typedOrder(order, entries), ...changed };
  const total = orderTotal(order, typed);
  const isAdding = useNavigation().formData?.get("intent") === "add";
  const boxes = t("common:units.boxes", { count: total.boxes });
  const add = (wide: boolean) => (
    <Button form={gridFormId} name="intent" value="add" tone="primary" wide={wide} disabled={isAdding}>
      {t(isAdding ? "usualOrder:adding" : "usualOrder:add")}
    </Button>
  );
  const isEmpty = order.series.length === 0;
  const summary = (
    <RailPanel title={t("usualOrder:title")} foot={add(true)}>
      <p className="row row--apart">
        <span>{boxes}</span>
        <Money className="strong">{format.amount(total.amount)}</Money>
      </p>
    </RailPanel>
  );
  const tally = (
    <AddTally
      label={t("usualOrder:title")}
      main={`${boxes} · ${format.amount(total.amount)}`}
      notYet={t("usualOrder:notYet")}
      add={add(false)}
    />
  );
  return (
    <ProductsPage draft={isEmpty ? undefined : summary} tally={isEmpty ? undefined : tally}>
      <LeaveWarning when={Object.keys(changed).length > 0 && !isAdding} page="/products/usual-order" />
      {refusal && <Refusal refusal={refusal} entries={entries} />}
      <PageHead
        title={t("usualOrder:title")}
        actions={
          <>
            <ButtonLink to="/products/templates">{t("common:titles.templates")}</ButtonLink>
            <ButtonLink to="/products/shelf-count">{t("common:titles.shelfCount")}</ButtonLink>
          </>
        }
      >
        {t("usualOrder:lead", { location: isolate(location) })}
      </PageHead>
      <Form id={gridFormId} method="post" className="stack" noValidate preventScrollReset>
        {/* Enter in a field adds; the first button of a form is the one that it presses. */}
        <button className={styles.unseen} name="intent" value="add" type="submit" tabIndex={-1} aria-hidden="true" />
        {sheetFields(order, entries, newIds).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {order.inCartCount > 0 && (
          <p className="small">
            {t("usualOrder:inCart", { count: order.inCartCount })} <Link to="/cart">{t("usualOrder:toCart")}</Link>
          </p>
        )}
        {isEmpty && <NothingUsual order={order} location={location} />}
        {order.series.map((series) => (
          <SeriesToOrder
            key={series.seriesId}
            series={series}
            typed={typed}
            refusal={refusal}
            onType={(productId, text) => setChanged((now) => ({ ...now, [productId]: text }))}
          />
        ))}
        {order.putAside.length > 0 && <PutAsideLenses lenses={order.putAside} />}
      </Form>
    </ProductsPage>
  );
}

/** Why nothing was added, with a question about what is already in the cart, or a link to it. */
function Refusal({ refusal, entries }: { refusal: GridRefusal; entries: Entries }) {
  const { t } = useTexts("usualOrder");
  if (refusal.code === "alreadyInCart") return <ClashQuestion clashes={refusal.clashes} entries={entries} />;
  if (refusal.code !== "confirmRemoval" && refusal.code !== "changedElsewhere") return <GridRefusalNotice refusal={refusal} />;
  return (
    <RefusalNotice tone="caution" title={t("otherwiseInCart")}>
      <p>
        <Link to="/cart">{t("toCart")}</Link>
      </p>
    </RefusalNotice>
  );
}
