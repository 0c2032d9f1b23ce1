import { ButtonLink } from "~/components/ui/button-link";
import { Chip } from "~/components/ui/chip";
import { Panel } from "~/components/ui/panel";
import { gridPathOf } from "~/domain/order/grid-path";
import { useTexts } from "~/i18n/use-texts";
import styles from "./today.module.css";
import type { Work } from "./work";

/** The person's pins and the practice's favourites, each with a link to its stock order. */
export function MarkedSeries({ pins, favourites }: Pick<Work, "pins" | "favourites">) {
  const { t } = useTexts("today");
  if (pins.length + favourites.length === 0) {
    return (
      <Panel title={t("marks.title")} padded>
        <div className="stack stack--2">
          <p className="quiet">{t("marks.none")}</p>
          <p>
            <ButtonLink small to="/products">
              {t("marks.choose")}
            </ButtonLink>
          </p>
        </div>
      </Panel>
    );
  }
  return (
    <>
      {pins.length > 0 && <Marked title={t("marks.title")} series={pins} />}
      {favourites.length > 0 && <Marked title={t("marks.favourites")} series={favourites} />}
    </>
  );
}

function Marked({ title, series }: { title: string; series: Work["pins"] }) {
  return (
    <Panel title={title} padded>
      <div className={styles.marks}>
        {series.map(({ id, name }) => (
          <Chip key={id} to={gridPathOf(id)}>
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </div>
    </Panel>
  );
}
