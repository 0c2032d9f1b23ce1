import { isSupportLocation } from "~/domain/account/directory-words";
import type { EditionCode } from "~/domain/edition";
import { namedId } from "./named-id";

export type DemoLocation = {
  id: string;
  name: string;
  street: string;
  city: string;
  zip: string;
  phone: string;
  shipToCode: string;
  defaultShippingOption: "DAY" | "OVERNIGHT" | "GROUND";
  partnerNumber: string;
};

export type DemoPractice = {
  tenantId: string;
  subDomain: string;
  edition: EditionCode;
  practiceName: string;
  practiceNumber: number;
  partnerNumber: string;
  phone: string;
  /** Where the market asks for one. */
  businessNumber?: string;
  locations: DemoLocation[];
};

type PlannedPractice = Omit<DemoPractice, "tenantId" | "locations"> & {
  locations: (Omit<DemoLocation, "id" | "partnerNumber"> & { key: string })[];
};

/** The practices of D36. Names are in both scripts, so that the public list finds them in either. */
const planned: PlannedPractice[] = [
  {
    subDomain: "einayim",
    edition: "IL",
    practiceName: "עיני ים (Einayim)",
    practiceNumber: 1042,
    partnerNumber: "4100-2207",
    phone: "050-000-0090",
    locations: [
      location({ key: "harbour", name: "הנמל", phone: "050-000-0091", shipToCode: "HBR-02" }, ["רחוב המזח 3", "חיפה", "3300007"]),
      location({ key: "market", name: "כיכר השוק", phone: "050-000-0092", shipToCode: "MKT-01" }, ["רחוב הפנס 18", "חיפה", "3303118"]),
      location(
        { key: "tower", name: "המגדל הצפוני", phone: "050-000-0093", shipToCode: "TWR-01" },
        ["רחוב הארז 41", "נהריה", "2244541"],
        "GROUND",
      ),
      location({ key: "support", name: "Support", phone: "050-000-0094", shipToCode: "SUP-00" }, ["רחוב המזח 3", "חיפה", "3300007"]),
    ],
  },
  {
    subDomain: "carmel",
    edition: "IL",
    practiceName: "אופטיקה כרמל (Carmel)",
    practiceNumber: 1057,
    partnerNumber: "4100-2311",
    phone: "050-000-0095",
    locations: [
      location(
        { key: "centre", name: "מרכז הכרמל", phone: "050-000-0096", shipToCode: "CRM-01" },
        ["שדרות הנשיא 112", "חיפה", "3463412"],
        "OVERNIGHT",
      ),
    ],
  },
  {
    subDomain: "hanbit",
    edition: "KR",
    practiceName: "한빛안경 (Hanbit)",
    practiceNumber: 2016,
    partnerNumber: "8200-0416",
    businessNumber: "000-12-34560",
    phone: "010-0000-0090",
    locations: [
      location({ key: "river", name: "강변점", phone: "010-0000-0091", shipToCode: "HBT-01" }, ["강변역로 27", "서울", "05116"]),
      location(
        { key: "cityhall", name: "시청점", phone: "010-0000-0092", shipToCode: "HBT-02" },
        ["세종대로 88", "서울", "04524"],
        "GROUND",
      ),
    ],
  },
];

function location(
  named: { key: string; name: string; phone: string; shipToCode: string },
  [street, city, zip]: readonly [street: string, city: string, zip: string],
  defaultShippingOption: DemoLocation["defaultShippingOption"] = "DAY",
) {
  return { ...named, street, city, zip, defaultShippingOption };
}

export const demoPractices: DemoPractice[] = planned.map((practice) => ({
  ...practice,
  tenantId: namedId("practice", practice.subDomain),
  locations: practice.locations.map(({ key, ...location }, index) => ({
    ...location,
    id: namedId("location", practice.subDomain, key),
    partnerNumber: index === 0 ? practice.partnerNumber : `${practice.partnerNumber}-${index}`,
  })),
}));

/** Returns where a practice's people work and order: every location but the hidden one. */
export function workplacesOf(practice: DemoPractice): DemoLocation[] {
  return practice.locations.filter(({ name }) => !isSupportLocation(name));
}
