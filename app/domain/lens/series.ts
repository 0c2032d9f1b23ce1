import type { EditionCode } from "../edition";
import type { LensValue } from "./lens-values";
import type { LensField } from "./parameters";

/**
 * One block of rxParameterRestrictions (D14): every combination of the listed values with every listed pack is a lens that is made. The
 * block has no fields besides those listed. Numbers ascend; words keep their order.
 */
export type Block = { values: Partial<Record<LensField, readonly LensValue[]>>; packSizes: readonly number[] };

export type SeriesKind = "sphere" | "toric" | "multifocal" | "toricMultifocal" | "myopiaControl" | "color" | "softK" | "icd";
export type Modality = "daily" | "twoWeekly" | "monthly" | "threeMonths" | "sixMonths" | "yearly";

export const seriesTypes = ["Soft-K Family", "Sphere", "Multifocal", "Colors", "Toric", "ICD Family"] as const;

/** A product series (D60) as the distributor publishes it for one edition. Prices and stock are stored separately. */
export type Series = {
  id: string;
  edition: EditionCode;
  /** 1 to 999, the same in every edition; part of the GTIN (D15). */
  seriesNumber: number;
  itemId: string;
  name: string;
  displayName: string;
  /** Shown instead of the name when set (D14). */
  privateLabel: string | null;
  manufacturerName: string;
  modality: Modality;
  kind: SeriesKind;
  /** The types of the specification: Soft-K Family, Sphere, Multifocal, Colors, Toric. */
  type: (typeof seriesTypes)[number];
  isSpeciality: boolean;
  /** Made to order: has no GTIN and is never in stock. */
  madeToOrder: boolean;
  trial: boolean;
  /** For a revenue series, the id of the trial series that it allows; null when there is none. */
  trialReference: string | null;
  /** Trials per revenue unit (D19); 0 for series without trials. */
  trialMultiplier: number;
  trialName: string | null;
  status: "Stable" | "Updated";
  active: boolean;
  /** Ids of series that this one replaced. */
  matchHistory: string[];
  rxParameterRestrictions: Block[];
  parameterSortOrder: LensField[];
  material: string;
  waterPercent: number | null;
  oxygenTransmissibility: number | null;
  /** Korean permit number and advertisement review number, in markets that require them. */
  permitNumber: string | null;
  /** The model on the permit; absent in series published before models were recorded. */
  modelName?: string | null;
  reviewNumber: string | null;
  /** Colour family of the drawn product image. */
  imageTone: "blue" | "violet" | "green" | "amber" | "coral" | "slate" | "teal";
};

/** The part of a series that defines which lenses are made and the order of their parameters. */
export type MadeSeries = Pick<Series, "rxParameterRestrictions" | "parameterSortOrder">;

/** A lens-care solution of one edition. */
export type Solution = {
  id: string;
  edition: EditionCode;
  itemId: string;
  name: string;
  displayName: string;
  manufacturerName: string;
  volumeMillilitres: number;
  /** Bottles in a pack, and bottles in a case. */
  packSize: number;
  bottlesPerCase: number;
  /** Starter kits are sold singly. */
  starter: boolean;
  active: boolean;
  gtin: string;
  imageTone: Series["imageTone"];
};
