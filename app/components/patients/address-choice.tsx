import { FieldGroup } from "~/components/fields/field-group";
import { Pick } from "~/components/fields/pick";
import { Badge } from "~/components/ui/badge";
import { addressDifferences } from "~/domain/address/address-differences";
import type { PlainAddress, Verification } from "~/domain/address/city";
import { suggestionText } from "~/forms/patients/suggestion-text";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { AddressText } from "./address-text";
import styles from "./patients.module.css";

type Props = {
  original: PlainAddress;
  suggestions: PlainAddress[];
  result: Verification["result"];
  error?: string;
};

/** The address as typed and as suggested, both complete, with differences marked by colour and stated in words; the person picks one. */
export function AddressChoice({ original, suggestions, result, error }: Props) {
  const { t } = useTexts(["patients", "common"]);
  const format = useFormat();
  const [first] = suggestions;
  if (!first) {
    return (
      <FieldGroup id="field-pick" legend={t("verify.original")} error={error}>
        <input type="hidden" name="pick" value="original" />
        <AddressText address={original} />
        <p className="small quiet">{result === "verified" ? t("verify.inRegister") : t("addresses.notVerified")}</p>
      </FieldGroup>
    );
  }
  const differences = (suggestion: PlainAddress) =>
    t("verify.differs", { fields: format.list(addressDifferences(original, suggestion).map((field) => t(`common:fields.${field}`))) });
  return (
    <FieldGroup id="field-pick" legend={t("verify.title")} hideLegend error={error}>
      <div className={styles.choices}>
        <Pick name="pick" value="original" title={t("verify.original")}>
          <AddressText address={original} against={{ address: first, mark: "del" }} />
          <br />
          <span className="small quiet">{result === "verified" ? t("verify.inRegister") : t("addresses.notVerified")}</span>
        </Pick>
        {suggestions.map((suggestion, index) => (
          <Pick
            key={Object.values(suggestion).join()}
            name="pick"
            value={suggestionText(suggestion)}
            defaultChecked={index === 0}
            title={
              <>
                {t("verify.suggested")}{" "}
                {(result === "verified" || (result === "zipMismatch" && suggestion.zip !== original.zip)) && (
                  <Badge tone="good" icon="check">
                    {t("verify.inRegister")}
                  </Badge>
                )}
              </>
            }
          >
            <AddressText address={suggestion} against={{ address: original, mark: "ins" }} />
            <br />
            <span className="small quiet">{differences(suggestion)}</span>
          </Pick>
        ))}
      </div>
    </FieldGroup>
  );
}
