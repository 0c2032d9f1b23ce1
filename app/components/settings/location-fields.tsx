import { type FieldMetadata, getInputProps, getSelectProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import type { Edition } from "~/domain/edition";
import type { LocationEntries } from "~/forms/settings/new-practice-entries";
import type { RefusalToSay } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import styles from "./settings.module.css";

/** The order of an address in a market, examples of its postcode and telephone number, and its shipping options. */
export type LocationMarket = {
  addressOrder: Edition["addressOrder"];
  zip: string;
  phone: string;
  shipping: readonly ("DAY" | "OVERNIGHT" | "GROUND")[];
};

type Props = {
  /** Without an id when the location is new. */
  fields: Record<keyof LocationEntries, FieldMetadata<string>> & { _id?: FieldMetadata<string> };
  market: LocationMarket;
  textOf: (refusal: RefusalToSay) => string;
  /** Whether the name is shown but cannot be changed, because only the distributor's people may (D13). */
  isNameFixed?: boolean;
  /** Fields that follow these. */
  children?: ReactNode;
};

/** The fields in the order in which the market writes an address. */
const textsOf = {
  streetFirst: ["name", "street", "street2", "city", "zip", "phone"],
  cityFirst: ["name", "zip", "city", "street", "street2", "phone"],
} as const;
const leftToRight = new Set<string>(["zip", "phone"]);

/** The fields of one location: name, address, telephone and default shipping option. Refusals are shown at their fields. */
export function LocationFields({ fields, market, textOf, isNameFixed = false, children }: Props) {
  const { t } = useTexts(["settings", "common"]);
  const labelOf = (name: (typeof textsOf)["cityFirst"][number]) =>
    name === "name" ? t("settings:practice.locationName") : t(`common:fields.${name}`);
  const errorOf = (field: FieldMetadata<string>, example = "") =>
    field.errors?.[0] && textOf({ code: field.errors[0], values: { example, digits: market.zip.length } });
  return (
    <div className={styles.grid}>
      {fields._id && <input type="hidden" name={fields._id.name} value={fields._id.initialValue} />}
      {textsOf[market.addressOrder].map((name) => (
        <Field
          key={name}
          id={fields[name].id}
          className={name === "name" ? styles.whole : undefined}
          label={labelOf(name)}
          hint={isNameFixed && name === "name" ? textOf({ code: "supportName" }) : undefined}
          error={errorOf(fields[name], name === "phone" ? market.phone : market.zip)}
        >
          <TextInput
            {...getInputProps(fields[name], { type: "text", ariaAttributes: false })}
            key={fields[name].key}
            ltr={leftToRight.has(name)}
            readOnly={isNameFixed && name === "name"}
          />
        </Field>
      ))}
      <Field id={fields.defaultShippingOption.id} label={t("settings:practice.shipping")} error={errorOf(fields.defaultShippingOption)}>
        <Select {...getSelectProps(fields.defaultShippingOption, { ariaAttributes: false })} key={fields.defaultShippingOption.key}>
          {market.shipping.map((code) => (
            <option key={code} value={code}>
              {t(`common:shipping.${code}`)}
            </option>
          ))}
        </Select>
      </Field>
      {children}
    </div>
  );
}
