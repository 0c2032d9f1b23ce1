import { addDays } from "~/domain/calendar/days";
import type { CalendarDay } from "~/domain/edition";
import { editions } from "~/editions/editions";
import { demoPatientNames, demoStreets } from "./demo-patient-names";
import { type DemoPractice, workplacesOf } from "./demo-practices";
import { namedId } from "./named-id";
import { seededRandom } from "./seeded-random";

export type DemoAddress = {
  id: string;
  street: string;
  street2: string;
  city: string;
  zip: string;
  state: string;
  country: string;
  phone: string;
  note: string;
  verified: boolean;
};

export type DemoPatient = {
  id: string;
  locationId: string;
  externalId: string | null;
  customerId: string | null;
  firstName: string;
  lastName: string;
  dob: CalendarDay | null;
  phone: string | null;
  email: string | null;
  sms: boolean;
  note: string;
  shipToPatient: boolean;
  rxExpiresOn: CalendarDay | null;
  addresses: DemoAddress[];
};

/** Returns the patients of a practice, the same for the same day; phones are those of D36, one for each patient of a practice. */
export function demoPatients(practice: DemoPractice, today: CalendarDay): DemoPatient[] {
  const names = demoPatientNames[practice.subDomain] ?? [];
  return names.map(([firstName, lastName], index) => {
    const random = seededRandom(`patient ${practice.subDomain} ${index}`);
    const hasPhone = !random.chance(0.08);
    const hasEmail = random.chance(0.6);
    const hasCustomerNumber = !random.chance(0.15);
    const phone = phoneOf(practice, index + 1);
    const addresses = random.chance(0.55) ? [addressOf(practice, { patient: index, index: 0, phone })] : [];
    if (addresses.length > 0 && random.chance(0.2)) addresses.push(addressOf(practice, { patient: index, index: 1, phone }));
    const shipsToPatients = editions[practice.edition].shipToPatient !== null;
    return {
      id: namedId("patient", practice.subDomain, index),
      locationId: random.pick(workplacesOf(practice)).id,
      externalId: random.chance(0.4) ? `EXT-${7000 + index * 13}` : null,
      customerId: hasCustomerNumber ? `${practice.subDomain.charAt(0).toUpperCase()}-${20_401 + index * 17}` : null,
      firstName,
      lastName,
      dob: random.chance(0.06) ? null : birthOf(random.between(6, 78), random.between(0, 364), today),
      phone: hasPhone ? phone : null,
      email: hasEmail ? `patient${String(index + 1).padStart(2, "0")}@${practice.subDomain}-patients.example` : null,
      sms: hasPhone && random.chance(0.5),
      note: index % 9 === 4 ? noteOf(practice) : "",
      shipToPatient: shipsToPatients && addresses.length > 0 && random.chance(0.4),
      rxExpiresOn: random.chance(0.1) ? null : addDays(today, random.between(-90, 420)),
      addresses,
    };
  });
}

function phoneOf({ edition }: DemoPractice, number: number): string {
  return `${edition === "IL" ? "050-000" : "010-0000"}-${String(number).padStart(4, "0")}`;
}

function birthOf(ageYears: number, moreDays: number, today: CalendarDay): CalendarDay {
  return addDays(today, -Math.round(ageYears * 365.25) - moreDays);
}

function addressOf(practice: DemoPractice, { patient, index, phone }: { patient: number; index: number; phone: string }): DemoAddress {
  const random = seededRandom(`address ${practice.subDomain} ${patient} ${index}`);
  const [street, city, zip] = random.pick(demoStreets[practice.subDomain] ?? []);
  const shipping = editions[practice.edition].shipToPatient;
  const flat = { IL: `דירה ${random.between(1, 24)}`, KR: `${random.between(1, 15)}0${random.between(1, 6)}호` }[practice.edition];
  return {
    id: namedId("address", practice.subDomain, patient, index),
    street,
    street2: random.chance(0.6) ? flat : "",
    city,
    zip,
    state: shipping?.state ?? "",
    country: shipping?.country ?? "Korea",
    phone,
    note: "",
    verified: random.chance(0.75),
  };
}

function noteOf({ edition, subDomain }: DemoPractice): string {
  if (edition === "KR") return "오후 연락을 원함.";
  return subDomain === "carmel" ? "מעדיפה תזכורת במסרון." : "נוח לדבר אחר הצהריים.";
}
