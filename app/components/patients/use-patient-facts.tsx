import { Badge } from "~/components/ui/badge";
import { Code } from "~/components/ui/code";
import type { Pair } from "~/components/ui/pairs";
import { ageYears } from "~/domain/patient/age-years";
import type { PatientAnswer, PatientHit } from "~/forms/patients/patient-hit";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type ShownPatient = PatientHit & Partial<Pick<PatientAnswer, "lastOrderedAt" | "rxExpiresOn">>;

/** Returns a patient's name and known facts, as labels and values; numbers and dates isolated left-to-right (D18). */
export function usePatientFacts(patient: ShownPatient, today: string): { name: string; facts: Pair[] } {
  const { t } = useTexts("patients");
  const format = useFormat();
  const { dob, phone, customerId, lastOrderedAt, rxExpiresOn } = patient;
  const fact = (id: "born" | "phone" | "customerId" | "lastOrder" | "rxUntil", value: Pair["value"] | null): Pair[] =>
    value === null ? [] : [{ id, label: t(`facts.${id}`), value }];
  const day = (text: string) => <Code>{format.dayInDigits(text)}</Code>;
  const born = dob && (
    <>
      {day(dob)} <span className="quiet">{t("facts.years", { count: ageYears(dob, today) })}</span>
    </>
  );
  const rxUntil = rxExpiresOn && (
    <>
      {day(rxExpiresOn)} {rxExpiresOn < today && <Badge tone="caution">{t("facts.expired")}</Badge>}
    </>
  );
  return {
    name: format.name(patient),
    facts: [
      ...fact("born", born),
      ...fact("phone", phone && <Code>{format.phone(phone)}</Code>),
      ...fact("customerId", customerId && <Code>{customerId}</Code>),
      ...fact("lastOrder", lastOrderedAt ? day(format.dayOf(lastOrderedAt)) : null),
      ...fact("rxUntil", rxUntil ?? null),
    ],
  };
}
