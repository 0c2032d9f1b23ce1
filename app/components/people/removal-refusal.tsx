import { RefusalNotice } from "~/components/fields/refusal-notice";
import { type RefusalToSay, useRefusalText } from "~/i18n/refusal-text";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

const codesWithText = ["accountOwner", "ownAccount", "lastAdmin", "cartLocked", "cartLimit"] as const;

/** Why a person was not, or may not be, removed. */
export function RemovalRefusal({ refusal, name }: { refusal: RefusalToSay; name: string }) {
  const { t } = useTexts("people");
  const text = useRefusalText();
  const format = useFormat();
  const code = codesWithText.find((each) => each === refusal.code);
  return (
    <RefusalNotice title={t("removal.kept", { name })}>
      <p>{code ? t(`removal.${code}`, { until: "", quantity: "", max: "", ...format.values(refusal.values) }) : text(refusal)}</p>
    </RefusalNotice>
  );
}
