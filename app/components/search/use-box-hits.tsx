import { Prescription } from "~/components/lens/prescription";
import { Code } from "~/components/ui/code";
import { gridPathOf } from "~/domain/order/grid-path";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { FoundLens } from "./found";
import type { Hit } from "./hit";

/** Returns the GTIN on the box of the searched lens, to be copied, and the list of its series for the shelf, to be printed. */
export function useBoxHits(lens: FoundLens | undefined): Hit[] {
  const { t } = useTexts(["search", "common"]);
  const format = useFormat();
  if (!lens) return [];
  const { gtin, seriesId, packSize, name, values } = lens;
  const product = <bdi>{format.product(name, packSize)}</bdi>;
  const shelfList = t("search:shelfList", { name: isolate(format.product(name, packSize)) });
  const print = t("common:actions.print");
  const codeHit = (code: string): Hit => ({
    ...{ id: `boxes-${code}`, group: "boxes", to: `/products/scanned?code=${code}`, imageId: null, icon: "scan" },
    name: <Code>{t("search:gtin", { gtin: code })}</Code>,
    facts: (
      <>
        {product} <Prescription values={values} />
      </>
    ),
    action: t("search:copy"),
    act: { kind: "copy", copied: code, label: t("search:copyWhat", { gtin: isolateLtr(code) }), text: t("search:copy") },
  });
  return [
    ...(gtin === null ? [] : [codeHit(gtin)]),
    {
      ...{ id: "boxes-shelf-list", group: "boxes", to: gridPathOf(seriesId, { pack: packSize }), imageId: null },
      ...{ icon: "print", name: shelfList, facts: t("common:titles.stockRevenue"), action: print },
      act: { kind: "print", label: shelfList, text: print },
    },
  ];
}
