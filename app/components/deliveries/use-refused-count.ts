import { groupSeparator } from "~/domain/scan/parse-scan";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Refused = { code: string; mistake: string | null; refusal?: { code: string; values: unknown } | null };

const quotedLength = 40;

/** Returns the sentence for why a box was not counted. */
export function useRefusedCount(): (refused: Refused) => string {
  const { t } = useTexts(["deliveries", "scan", "refusals", "errors"]);
  const format = useFormat();
  return ({ code: typed, mistake, refusal }) => {
    const code = isolateLtr(typed.replaceAll(groupSeparator, " ").slice(0, quotedLength));
    if (mistake === "noCode" && typed.trim() === "") return t("errors:required");
    if (mistake === "noCode" || mistake === "wrongCheckDigit") return t(`scan:${mistake}`, { code });
    if (mistake === "notExpected") return t("deliveries:notExpected");
    if (mistake !== null) return t(`errors:${mistake as "unreadableText"}`);
    const known = (["nothingCounted", "deliveryFull", "deliveryFinished"] as const).find((each) => each === refusal?.code);
    return t(`refusals:${known ?? "unexpected"}`, { max: "", ...format.values(refusal?.values) });
  };
}
