import { useAdminPermission } from "~/components/frame/use-admin-permission";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { type CatalogueView, changeView, viewSearch } from "~/forms/products/catalogue-view";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";

/** Nothing passes the filters: explains why and offers the shortest ways on. `unknownCode` is a valid code that belongs to no product. */
export function CatalogueEmpty({ view, unknownCode }: { view: CatalogueView; unknownCode: boolean }) {
  const { t } = useTexts("catalogue");
  const mayMark = useAdminPermission();
  const searchText = view.searchTerm;
  const text = unknownCode
    ? t("scan.unknown", { code: isolate(searchText) })
    : searchText !== ""
      ? t("empty.words", { text: isolate(searchText) })
      : t(view.isFavourite ? (mayMark ? "empty.favourites" : "empty.favouritesOfStaff") : "empty.filters");
  return (
    <EmptyState
      drawing="search"
      title={t("empty.title")}
      actions={
        <>
          {searchText !== "" && (
            <ButtonLink to={{ search: viewSearch(changeView(view, { searchTerm: "" })) }}>{t("empty.withoutWords")}</ButtonLink>
          )}
          <ButtonLink to="/products">{t("empty.showAll")}</ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
