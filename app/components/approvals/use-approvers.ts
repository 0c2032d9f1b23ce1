import type { PersonName } from "~/domain/person-name";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** Maximum number of approvers that are named; with more, the text says any admin. */
const namedMax = 3;

/** Returns those who can approve an order, as a text: up to three by name. */
export function useApprovers(): (approvers: readonly PersonName[]) => string {
  const { t } = useTexts("approvals");
  const format = useFormat();
  return (approvers) =>
    approvers.length === 0 || approvers.length > namedMax
      ? t("anyAdmin")
      : format.list(approvers.map((approver) => isolate(format.name(approver))));
}
