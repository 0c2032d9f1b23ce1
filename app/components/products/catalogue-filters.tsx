import { Link } from "react-router";
import { Segmented } from "~/components/fields/segmented";
import { useAdminPermission } from "~/components/frame/use-admin-permission";
import { Chip } from "~/components/ui/chip";
import { Chips } from "~/components/ui/chips";
import { classNames } from "~/components/ui/class-names";
import { type CatalogueView, changeView, shownKinds, shownModalities, viewSearch } from "~/forms/products/catalogue-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./catalogue-filters.module.css";
import { CatalogueOrder } from "./catalogue-order";

/** How many products each filter would show; while a number is under way it is missing. */
export type Facets = {
  kinds: Record<string, number>;
  modalities: Record<string, number>;
  manufacturers: string[];
  favourites: number;
  solutions: number;
};

/** Kinds without a single product are hidden, except those in the specification. */
const optionalKinds: readonly string[] = ["softK", "icd"];

/** The two modalities that are filters of their own. */
const quickModalities = [
  ["dailies", "daily"],
  ["monthly", "monthly"],
] as const;

/** The filters of the catalogue as links, each with its number of products; manufacturers and sorting as lists. */
export function CatalogueFilters({ view, facets, summary }: { view: CatalogueView; facets: Facets; summary: string }) {
  const { t } = useTexts(["catalogue", "common"]);
  const mayEdit = useAdminPermission();
  const to = (change: Partial<CatalogueView>) => ({ search: viewSearch(changeView(view, change)) });
  const kinds = shownKinds.filter((kind) => !optionalKinds.includes(kind) || facets.kinds[kind] !== 0);
  const countOf = (kind: string) => (kind === "solutions" ? facets.solutions : (facets.kinds[kind] ?? null));
  const countOfWear = (modality: string) => facets.modalities[modality] ?? null;
  const kindName = (kind: (typeof shownKinds)[number]) =>
    kind === "softK" || kind === "icd" ? t(`common:kinds.${kind}`) : t(`common:filters.${kind}`);
  const isQuick = quickModalities.some(([, modality]) => modality === view.modality);
  const modalities = shownModalities.filter((modality) => (countOfWear(modality) ?? 0) > 0 || view.modality === modality);
  return (
    <div className={styles.filters}>
      <div className={styles.line}>
        <Chips label={t("catalogue:filters.kind")}>
          <Chip to={to({ kind: null, modality: null })} current={view.kind === null && !isQuick}>
            {t("common:filters.all")}
          </Chip>
          {quickModalities.map(([name, modality]) => (
            <Chip
              key={name}
              to={to({ kind: null, modality })}
              current={view.kind === null && view.modality === modality}
              count={countOf(name)}
            >
              {t(`common:filters.${name}`)}
            </Chip>
          ))}
          {kinds.map((kind) => (
            <Chip key={kind} to={to({ kind })} current={view.kind === kind} count={countOf(kind)}>
              {kindName(kind)}
            </Chip>
          ))}
        </Chips>
      </div>
      <div className={styles.line}>
        <Chips label={t("catalogue:filters.wear")}>
          {view.kind !== "solutions" && (
            <Chip to={to({ modality: null })} current={view.modality === null}>
              {t("catalogue:filters.anyWear")}
            </Chip>
          )}
          {view.kind !== "solutions" &&
            modalities.map((modality) => (
              <Chip key={modality} to={to({ modality })} current={view.modality === modality} count={countOfWear(modality)}>
                {t(`common:modalities.${modality}`)}
              </Chip>
            ))}
          <Chip to={to({ isFavourite: !view.isFavourite })} current={view.isFavourite} icon="star" count={facets.favourites}>
            {t("common:filters.favorites")}
          </Chip>
        </Chips>
      </div>
      <div className={classNames(styles.line, styles.foot, "sideways")}>
        <span className="small quiet">{summary}</span>
        <div className={styles.end}>
          {mayEdit && (
            <Link to={{ pathname: "/products/favourites/edit", search: viewSearch(view) }} preventScrollReset className="small">
              {t("catalogue:editFavourites")}
            </Link>
          )}
          <CatalogueOrder view={view} manufacturers={facets.manufacturers} />
          <Segmented
            label={t("catalogue:view.label")}
            small
            items={(["grid", "list"] as const).map((layout) => ({
              to: { search: viewSearch({ ...view, layout }) },
              label: t(`catalogue:view.${layout}`),
              current: view.layout === layout,
              icon: layout,
              iconOnly: true,
            }))}
          />
        </div>
      </div>
    </div>
  );
}
