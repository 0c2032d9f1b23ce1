import { RefusalNotice } from "~/components/fields/refusal-notice";
import type { RefusedShelf } from "~/forms/fitting/fitting-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

const known = ["notMade", "packExpired", "notOnShelf", "undoTooLate", "packsTaken"] as const;

/** Why nothing was changed. */
export function ShelfRefusal({ refusal }: Pick<RefusedShelf, "refusal">) {
  const { t } = useTexts("refusals");
  const format = useFormat();
  if (!refusal) return null;
  const code = known.find((each) => each === refusal.code) ?? "unexpected";
  return <RefusalNotice title={t(code, { expiresOn: "", left: 0, ...format.values(refusal.values) })} />;
}
