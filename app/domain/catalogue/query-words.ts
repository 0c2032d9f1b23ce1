import type { Modality } from "../lens/series";
import type { SeriesFilter } from "./browse-series";

/** The words for each kind of lens in the calls and the specification, with the filter that each stands for (D48). */
export const typeWords = {
  sphere: "sphere",
  toric: "toric",
  multifocal: "multifocal",
  color: "color",
  misight: "misight",
  specialty: "specialty",
  softK: "softK",
  icd: "icd",
  Sphere: "sphere",
  Toric: "toric",
  Multifocal: "multifocal",
  Color: "color",
  Colors: "color",
  MiSight: "misight",
  Specialty: "specialty",
  "Soft-K": "softK",
  "Soft-K Family": "softK",
  "ICD Family": "icd",
  myopiaControl: "misight",
  toricMultifocal: "multifocal",
} as const satisfies Record<string, NonNullable<SeriesFilter["type"]>>;

/** The words for replacement intervals in the calls and the specification, with the filter that each stands for (D48). */
export const modalityWords = {
  daily: "daily",
  twoWeekly: "twoWeekly",
  monthly: "monthly",
  threeMonths: "threeMonths",
  sixMonths: "sixMonths",
  yearly: "yearly",
  Daily: "daily",
  Dailies: "daily",
  "2 Weeks": "twoWeekly",
  Monthly: "monthly",
  "3 Months": "threeMonths",
  "6 Months": "sixMonths",
  Yearly: "yearly",
} as const satisfies Record<string, Modality>;
