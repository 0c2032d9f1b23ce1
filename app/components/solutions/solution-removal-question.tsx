import { RemovalQuestion } from "~/components/cart/removal-question";
import type { Entries } from "~/domain/order/sheet-entries";
import type { SolutionRemoval } from "~/forms/solutions/solution-draft";
import { useTexts } from "~/i18n/use-texts";

type Props = { removals: readonly SolutionRemoval[]; entries: Entries };

/** The confirmation before solutions are removed from the cart. */
export function SolutionRemovalQuestion({ removals, entries }: Props) {
  const { t } = useTexts("solutions");
  return (
    <RemovalQuestion title={t("removal.title", { count: removals.length })} text={t("removal.text")} entries={entries}>
      {removals.map(({ solutionId, name, bottles }) => (
        <li key={solutionId}>
          <bdi className="strong">{name}</bdi> <span className="quiet">{t("inCart", { quantity: bottles })}</span>
        </li>
      ))}
    </RemovalQuestion>
  );
}
