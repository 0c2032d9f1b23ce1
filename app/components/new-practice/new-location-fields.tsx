import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { LocationFields, type LocationMarket } from "~/components/settings/location-fields";
import type { NewLocationEntries } from "~/forms/settings/new-practice-entries";
import { useTexts } from "~/i18n/use-texts";
import type { NewPracticeText } from "./use-new-practice-text";

/** What a location's fields need of a market, and an example of its business number; empty when it asks for none. */
export type MarketExample = LocationMarket & { businessNumber: string };

type Props = {
  fields: Record<keyof NewLocationEntries, FieldMetadata<string>>;
  market: MarketExample;
  textOf: NewPracticeText;
};

/** A location of a new practice: what its admins can change later, and the distributor's two numbers for it. */
export function NewLocationFields({ fields, market, textOf }: Props) {
  const { t } = useTexts("newPractice");
  return (
    <LocationFields fields={fields} market={market} textOf={({ code }) => textOf(code) ?? ""}>
      <Field id={fields.shipToCode.id} label={t("shipToCode")} error={textOf(fields.shipToCode.errors?.[0])}>
        <TextInput
          {...getInputProps(fields.shipToCode, { type: "text", ariaAttributes: false })}
          key={fields.shipToCode.key}
          ltr
          maxLength={40}
          autoComplete="off"
          aria-required
        />
      </Field>
      <Field
        id={fields.partnerNumber.id}
        label={t("locationPartner")}
        hint={t("locationPartnerHint")}
        error={textOf(fields.partnerNumber.errors?.[0])}
      >
        <TextInput
          {...getInputProps(fields.partnerNumber, { type: "text", ariaAttributes: false })}
          key={fields.partnerNumber.key}
          ltr
          maxLength={40}
          autoComplete="off"
        />
      </Field>
    </LocationFields>
  );
}
