import type { z } from "zod";
import type { Answers } from "~/calls/answers";
import type { practiceForm } from "./practice-form.server";

/** Returns what is stored by now and differs from what was typed, by field name, and the revision to save on top of it. */
export function savedMeanwhile(typed: z.infer<typeof practiceForm>, { tenant, locations, revision }: Answers["tenants"]["config"]) {
  const stored = (name: PracticeField) => tenant[name];
  const ofPractice = practiceFields.filter((name) => typed[name] !== stored(name)).map((name) => ({ name, value: stored(name) }));
  const ofLocations = typed.locations.flatMap((location, index) => {
    const found = locations.find(({ _id }) => _id === location._id);
    if (!found) return [];
    const now = { ...found.address, ...found };
    const differing = locationFields.filter((name) => location[name] !== now[name]);
    return differing.map((name) => ({ name: `locations[${index}].${name}`, value: now[name] }));
  });
  const { businessNumber: typedNumber } = typed;
  const businessNumber = tenant.businessNumber ?? "";
  const isOther = typedNumber !== undefined && typedNumber !== businessNumber;
  return { revision, saved: [...ofPractice, ...(isOther ? [{ name: "businessNumber", value: businessNumber }] : []), ...ofLocations] };
}

const practiceFields = ["practiceName", "email", "phone", "language"] as const;
const locationFields = ["name", "street", "street2", "city", "zip", "phone", "defaultShippingOption"] as const;
type PracticeField = (typeof practiceFields)[number];
