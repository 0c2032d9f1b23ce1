import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { ModalActions } from "~/components/ui/modal-actions";
import { Money } from "~/components/ui/money";
import { type Pair, Pairs } from "~/components/ui/pairs";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { SolutionDetails } from "./product-details";
import styles from "./product-details.module.css";
import { ProductStock } from "./product-stock";

/** Everything about a solution, and a link to order it. */
export function SolutionDetailsView({ details }: { details: SolutionDetails }) {
  const { t } = useTexts(["catalogue", "common"]);
  const format = useFormat();
  const { facts, priceRetail, priceAnnual, annualBottles } = details;
  const pairs: Pair[] = [
    { id: "maker", label: t("catalogue:details.maker"), value: <bdi>{details.manufacturerName}</bdi> },
    { id: "volume", label: t("catalogue:details.volume"), value: t("common:units.millilitres", { amount: details.volumeMillilitres }) },
    {
      id: "case",
      label: t("catalogue:details.perCase"),
      value: details.starter ? t("catalogue:details.starter") : t("common:units.bottles", { count: details.bottlesPerCase }),
    },
    { id: "stock", label: t("catalogue:details.stock"), value: <ProductStock stock={facts.stock} /> },
    { id: "gtin", label: t("catalogue:details.gtin"), value: <Code>{details.gtin}</Code> },
    { id: "item", label: t("catalogue:details.itemId"), value: <Code>{details.itemId}</Code> },
  ];
  return (
    <div className="stack">
      <Pairs pairs={pairs} className={styles.pairs} />
      {priceRetail && (
        <p>
          <Money className="strong">{format.money(priceRetail)}</Money> {t("catalogue:card.bottle")}
          {priceAnnual && annualBottles > 0 && (
            <>
              {" · "}
              <span className="quiet">
                {t("catalogue:details.priceFromPerBottle", {
                  price: format.money(priceAnnual),
                  bottles: t("common:units.bottles", { count: annualBottles }),
                })}
              </span>
            </>
          )}
        </p>
      )}
      {facts.available ? (
        <ModalActions>
          <ButtonLink to={`/products/solutions?solution=${encodeURIComponent(details.id)}`} tone="primary">
            {t("catalogue:details.solutionOrder")}
          </ButtonLink>
        </ModalActions>
      ) : (
        <p className="quiet">{t("catalogue:card.unavailable")}</p>
      )}
    </div>
  );
}
