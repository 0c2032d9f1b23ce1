import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import type { Answers } from "~/calls/answers";
import { KeptForm } from "~/components/drafts/kept-form";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { FormActions } from "~/components/ui/form-actions";
import { Panel } from "~/components/ui/panel";
import { isSupportLocation } from "~/domain/account/directory-words";
import type { LocationEntries } from "~/forms/settings/new-practice-entries";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { type RefusalToSay, useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import { LocationFields, type LocationMarket } from "./location-fields";
import { PracticeFields } from "./practice-fields";
import { fieldOf, usePracticeLabels } from "./use-practice-labels";
import { useSavedNow } from "./use-saved-now";

/** The posted fields; the names are the specification's. */
export type PracticeEntries = {
  revision: string;
  practiceName: string;
  email: string;
  phone: string;
  businessNumber: string;
  language: string;
  locations: (LocationEntries & { _id: string })[];
};

/** What another admin saved in the meantime, where it differs from what was typed, and the revision to save on top of it. */
type Meanwhile = { revision: number; saved: { name: string; value: string }[] };

type Config = Answers["tenants"]["config"];
type Props = {
  tenant: Answers["session"]["read"]["tenant"];
  locations: Config["locations"];
  revision: number;
  /** Whether the person may give a location the name Support, and take it away (D13). */
  mayNameSupport: boolean;
  /** Its business registration number, empty when not known; null when the market asks for none. */
  businessNumber: string | null;
  /** Typed before the session ended, as name and value. */
  typedBefore: [string, string][] | null;
  market: LocationMarket & { businessNumber: string };
  lastResult: (SubmissionResult<string[]> & { meanwhile?: Meanwhile }) | undefined;
};

/**
 * The form in which an admin changes the practice and its locations. `revision` is the one that was loaded; a later one refuses the save.
 * Works the same without JavaScript.
 */
export function PracticeForm({ businessNumber, market, mayNameSupport, lastResult, ...stored }: Props) {
  const { tenant, locations, revision } = stored;
  const { t } = useTexts(["settings", "common", "errors"]);
  const refusalText = useRefusalText();
  const textOf = (refusal: RefusalToSay) =>
    refusal.code === "businessNumberInvalid"
      ? t("settings:practice.businessNumberInvalid", { example: isolateLtr(market.businessNumber) })
      : refusalText(refusal);
  const [form, fields] = useForm<PracticeEntries>({
    id: "practice",
    lastResult,
    defaultValue: valuesOf(stored, businessNumber ?? ""),
  });
  const labelOf = usePracticeLabels();
  const problems = Object.entries(form.allErrors).flatMap(([name, [code = ""]]) => {
    const values = { example: fieldOf(name) === "zip" ? market.zip : market.phone, digits: market.zip.length };
    const of = locations.find((_, index) => name.startsWith(`locations[${index}].`));
    const label = of ? `${isolate(of.name)}, ${labelOf(name)}` : labelOf(name);
    return name === "" ? [] : [{ fieldId: idOf(form.id, name), text: `${label}: ${textOf({ code, values })}` }];
  });
  const formError = form.errors?.[0];
  const meanwhile = lastResult?.meanwhile;
  const savedNow = useSavedNow(meanwhile?.saved ?? []).map(({ name, text }) => ({ fieldId: idOf(form.id, name), text }));
  return (
    <KeptForm subject="practice" answer={lastResult} id={form.id} className="stack stack--6">
      {(problems.length > 0 || formError) && (
        <ErrorSummary
          title={formError ? textOf({ code: formError }) : t("errors:general.problems", { count: problems.length })}
          problems={[...problems, ...savedNow]}
        />
      )}
      <input type="hidden" name={fields.revision.name} value={meanwhile?.revision ?? fields.revision.initialValue ?? revision} />
      <Panel title={t("settings:practice.title")} aside={<PartnerNumber number={tenant.partnerNumber} />} padded>
        <PracticeFields fields={fields} asksBusinessNumber={businessNumber !== null} phoneExample={market.phone} textOf={textOf} />
      </Panel>
      {fields.locations.getFieldList().map((location, index) => {
        const name = locations[index]?.name ?? location.initialValue?.name ?? "";
        const isNameFixed = !mayNameSupport && [name, location.initialValue?.name ?? ""].every(isSupportLocation);
        return (
          <Panel key={location.key} title={<bdi>{name}</bdi>} aside={<PartnerNumber number={locations[index]?.cviPartnerNo} />} padded>
            <LocationFields fields={location.getFieldset()} market={market} textOf={textOf} isNameFixed={isNameFixed} />
          </Panel>
        );
      })}
      <FormActions>
        <Button tone="primary">{t("common:actions.save")}</Button>
      </FormActions>
    </KeptForm>
  );
}

function PartnerNumber({ number }: { number: string | null | undefined }) {
  const { t } = useTexts("settings");
  return (
    number && (
      <>
        {t("practice.partnerNumber")} <Code>{number}</Code>
      </>
    )
  );
}

/** Returns the initial values of the form: what had been typed, else what is stored. */
function valuesOf(
  { tenant, locations, revision, typedBefore }: Pick<Props, "tenant" | "locations" | "revision" | "typedBefore">,
  businessNumber: string,
): DefaultValue<PracticeEntries> {
  const typed = new Map(typedBefore ?? []);
  const value = (name: string, stored: string) => typed.get(name) ?? stored;
  return {
    revision: value("revision", String(revision)),
    practiceName: value("practiceName", tenant.practiceName),
    email: value("email", tenant.email),
    phone: value("phone", tenant.phone),
    businessNumber: value("businessNumber", businessNumber),
    language: value("language", tenant.language),
    locations: locations.map(({ _id, name, address, phone, defaultShippingOption }, index) => {
      const at = (field: string, stored: string) => value(`locations[${index}].${field}`, stored);
      return {
        _id,
        name: at("name", name),
        street: at("street", address.street),
        street2: at("street2", address.street2),
        city: at("city", address.city),
        zip: at("zip", address.zip),
        phone: at("phone", phone),
        defaultShippingOption: at("defaultShippingOption", defaultShippingOption),
      };
    }),
  };
}

/** The id that conform gives the control of a field. */
const idOf = (formId: string, name: string) => `${formId}-${name}`;
