import { Form, Link, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { useTexts } from "~/i18n/use-texts";
import type { Found } from "./found";
import type { HitGroup } from "./hit";
import { HitRow } from "./hit-row";
import styles from "./search-results.module.css";
import { useHitAct } from "./use-hit-act";
import { useHits } from "./use-hits";

const hitGroups = [
  "recent",
  "actions",
  "lenses",
  "wearers",
  "parcels",
  "boxes",
  "products",
  "patients",
  "orders",
  "pages",
] as const satisfies readonly HitGroup[];

/** The results of one search, by kind, each with a link to its own list. */
export function SearchResults({ found, searchId }: { found: Found; searchId: string | null }) {
  const { t } = useTexts(["search", "common"]);
  const { pathname, search } = useLocation();
  const hits = useHits(found);
  const act = useHitAct();
  if (hits.length === 0) {
    return (
      <EmptyState drawing="search" title={t("search:none")}>
        {t("search:noneHint")}
      </EmptyState>
    );
  }
  const all: Partial<Record<HitGroup, string>> = {
    products: `/products?q=${encodeURIComponent(found.searchTerm)}`,
    ...(searchId ? { orders: `/history?s=${searchId}` } : {}),
  };
  return (
    <div className="stack">
      {found.quantity !== null && found.lenses[0] && (
        <p>
          {t("search:understood", { boxes: t("common:units.boxes", { count: found.quantity }) })}{" "}
          <Link to={`/products/patient-revenue?series=${found.lenses[0].seriesId}`}>{t("search:forPatient")}</Link>
        </p>
      )}
      {hitGroups.map((group) => {
        const ofGroup = hits.filter((hit) => hit.group === group);
        const more = all[group];
        return (
          ofGroup.length > 0 && (
            <Panel key={group} title={t(`search:${group}`)} aside={more && <Link to={more}>{t("search:all")}</Link>}>
              <ul className={styles.hits}>
                {ofGroup.map((hit) => (
                  <li key={hit.id}>
                    <HitRow
                      hit={hit}
                      name={
                        <Link to={hit.to} prefetch="none">
                          {hit.name}
                        </Link>
                      }
                    />
                    {hit.add && (
                      <Form method="post" action="/search" preventScrollReset>
                        {Object.entries({ ...hit.add.fields, returnTo: pathname + search }).map(([field, value]) => (
                          <input key={field} type="hidden" name={field} value={value} />
                        ))}
                        <Button small tone="primary" aria-label={hit.add.label}>
                          {hit.add.text}
                        </Button>
                      </Form>
                    )}
                    {hit.act && (
                      <span className="only-script">
                        <Button type="button" small aria-label={hit.act.label} onClick={() => void act(hit)}>
                          {hit.act.text}
                        </Button>
                      </span>
                    )}
                    {hit.also && (
                      <ButtonLink
                        small
                        to={hit.also.to}
                        aria-label={hit.also.label}
                        {...(hit.also.isOutside ? { target: "_blank", rel: "noreferrer" } : {})}
                      >
                        {hit.also.text}
                      </ButtonLink>
                    )}
                  </li>
                ))}
              </ul>
            </Panel>
          )
        );
      })}
    </div>
  );
}
