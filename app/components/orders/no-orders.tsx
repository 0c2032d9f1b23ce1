import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { historyAddress } from "~/forms/orders/history-view";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import type { HistoryAnswer } from "./history-answer";

type Props = Pick<HistoryAnswer, "view" | "searchText" | "instead">;

/** Shown when there are no orders: the shortest ways to some, and after a search what it may have meant. */
export function NoOrders({ view, searchText, instead }: Props) {
  const { t } = useTexts("orders");
  const showAll = historyAddress(view, { when: "everything", state: "all", searchId: null });
  if (searchText !== "") return <NothingFound showAll={showAll} instead={instead} />;
  return (
    <EmptyState
      title={t("none.title")}
      actions={
        <>
          <ButtonLink to={showAll}>{t("none.everything")}</ButtonLink>
          <ButtonLink to="/products" tone="primary">
            {t("none.order")}
          </ButtonLink>
        </>
      }
    >
      {t("none.text")}
    </EmptyState>
  );
}

/** The words of a search are posted, so that they are never in a URL (D33). */
function NothingFound({ showAll, instead }: { showAll: string } & Pick<Props, "instead">) {
  const { t } = useTexts("orders");
  const { wider = 0, wideView, product = null } = instead ?? {};
  return (
    <EmptyState
      drawing="search"
      title={t("noMatch.title")}
      actions={
        <>
          {wideView && wider > 0 && (
            <ButtonLink tone="primary" to={historyAddress(wideView)}>
              {t(wideView.everywhere ? "noMatch.everywhere" : "noMatch.wider", { count: wider })}
            </ButtonLink>
          )}
          {product !== null && (
            <Form method="post">
              <input type="hidden" name="words" value={product} />
              <Button>{t("noMatch.instead", { product: isolate(product) })}</Button>
            </Form>
          )}
          <ButtonLink to={showAll}>{t("search.clear")}</ButtonLink>
        </>
      }
    >
      {t("noMatch.text")}
    </EmptyState>
  );
}
