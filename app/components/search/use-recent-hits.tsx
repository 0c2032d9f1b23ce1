import type { ReactNode } from "react";
import { orderAddress } from "~/components/orders/order-address";
import { Code } from "~/components/ui/code";
import type { IconName } from "~/components/ui/icon-name";
import { gridPathOf } from "~/domain/order/grid-path";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { Recents } from "./found";
import type { Hit } from "./hit";

type Row = { id: string; to: string; icon: IconName; imageId?: string; name: ReactNode; facts?: ReactNode };

const actionIcons: Readonly<Record<string, IconName>> = {
  ...{ "/patients/add": "user", "/products/usual-order": "repeat", "/history/deliveries": "truck", "/products/templates": "copy" },
};

/** Returns what a person opened last and the most frequent actions as rows (D172); none once something is typed. */
export function useRecentHits(recents: Recents | null): Hit[] {
  const { t } = useTexts(["search", "common"]);
  const format = useFormat();
  if (!recents) return [];
  const row = (group: Hit["group"], { id, to, icon, imageId = "", name, facts = null }: Row): Hit => ({
    ...{ id: `${group}-${id}`, group, to, imageId: imageId || null, icon, name, facts, action: t("search:open") },
  });
  const visited = recents.visits.map((visit): Row => {
    switch (visit.kind) {
      case "patient":
        return { id: visit.id, to: `/patients/${visit.id}`, icon: "user", name: <bdi>{format.name(visit.name)}</bdi> };
      case "product": {
        const isSeries = visit.item === "series";
        const to = isSeries ? gridPathOf(visit.id) : `/products/details/${visit.id}`;
        return { id: visit.id, to, icon: "box", imageId: visit.id, name: <bdi>{visit.productName}</bdi> };
      }
      default: {
        const { patientName } = visit;
        const facts = patientName ? <bdi>{format.name(patientName)}</bdi> : t("common:titles.historyDetail");
        return { id: visit.id, to: orderAddress(visit), icon: "list", name: <Code>{visit.confirmationNum}</Code>, facts };
      }
    }
  });
  const actions = recents.actions.map(({ title, to }): Row => ({ id: to, to, icon: actionIcons[to] ?? "list", name: title }));
  return [...visited.map((each) => row("recent", each)), ...actions.map((each) => row("actions", each))];
}
