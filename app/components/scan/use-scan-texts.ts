import { prescriptionText } from "~/domain/lens/prescription-text";
import { groupSeparator } from "~/domain/scan/parse-scan";
import { type Scanned, scanResultOf } from "~/forms/scan/scanned";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** The number of characters quoted of an unknown code. */
const quotedLength = 40;

/** Returns the texts for a scan; the page provides them with `i18n: ["scan"]`, or they are loaded. */
export function useScanTexts() {
  const { t } = useTexts("scan");
  const format = useFormat();

  /** Returns the lens with its values, or the name of the solution. */
  const product = ({ lens, solution }: Scanned): string => {
    if (!lens) return isolate(solution?.name ?? "");
    return t("lens", { name: isolate(lens.name), values: isolateLtr(prescriptionText(lens.values)), count: lens.packSize });
  };
  /** Returns lot and expiry of the box; empty when the code has neither. */
  const box = ({ code }: Scanned): string => {
    const lot = code?.lot ? [t("lot", { lot: isolateLtr(code.lot) })] : [];
    const day = code?.expiresOn ? isolateLtr(format.dayInDigits(code.expiresOn)) : null;
    return [...lot, ...(day ? [t(code?.isExpired ? "expired" : "expires", { day })] : [])].join(" ");
  };
  /** Returns what was found, or why it cannot be ordered. */
  const answer = (scanned: Scanned, scan: string): string => {
    const result = scanResultOf(scanned);
    const quoted = scan.replaceAll(groupSeparator, " ");
    const code = quoted.length > quotedLength ? `${quoted.slice(0, quotedLength)}…` : quoted;
    if (result === "noCode" || result === "wrongCheckDigit") return t(result, { code: isolateLtr(code) });
    if (result === "unknown") return t("unknown", { code: isolateLtr(scanned.code?.gtin ?? code) });
    return t(result === "unavailable" ? "unavailable" : result === "trial" ? "foundTrial" : "found", { product: product(scanned) });
  };
  return { product, box, answer };
}
