import type { EditionCode } from "~/domain/edition";
import { normalBlock } from "~/domain/lens/normal-block";
import type { LensField } from "~/domain/lens/parameters";
import type { Block, Modality, Series, SeriesKind } from "~/domain/lens/series";

/** The published data of a series, once for all editions that have it; only the blocks differ by market. */
export type DemoSeriesFacts = {
  /** Part of the id: the edition's code in lower case, a dash, the slug. */
  slug: string;
  seriesNumber: number;
  name: string;
  manufacturerName: string;
  modality: Modality;
  kind: SeriesKind;
  material: string;
  waterPercent: number | null;
  oxygenTransmissibility: number | null;
  permitNumber?: string;
  imageTone: Series["imageTone"];
  blocks: Partial<Record<EditionCode, Block[]>>;
  parameterSortOrder?: LensField[];
  isSpeciality?: true;
  madeToOrder?: true;
  updated?: true;
  retired?: true;
  /** Slugs of the series that this one replaced. */
  replaces?: string[];
  privateLabel?: Partial<Record<EditionCode, string>>;
  /** The series' own trial lenses in packs of this size, or those of another slug. */
  trial?: { multiplier: 1 | 2; seriesNumber: number; packSize: number } | { multiplier: 1 | 2; of: string; name: string };
};

const typeOfKind: Record<SeriesKind, Series["type"]> = {
  sphere: "Sphere",
  myopiaControl: "Sphere",
  toric: "Toric",
  multifocal: "Multifocal",
  toricMultifocal: "Multifocal",
  color: "Colors",
  softK: "Soft-K Family",
  icd: "ICD Family",
};

/** Returns the series of one edition from its data: the series itself, then its trial lenses; empty when it is not sold. */
export function seriesOf(facts: DemoSeriesFacts, edition: EditionCode): Series[] {
  const blocks = facts.blocks[edition]?.map(normalBlock);
  if (!blocks) return [];
  const id = (slug: string) => `${edition.toLowerCase()}-${slug}`;
  const ownTrial = facts.trial && !("of" in facts.trial) ? facts.trial : null;
  const trialOf = facts.trial && "of" in facts.trial ? { slug: facts.trial.of, name: facts.trial.name } : ownTrial && facts;
  const series: Series = {
    id: id(facts.slug),
    edition,
    seriesNumber: facts.seriesNumber,
    itemId: `CL-${String(facts.seriesNumber).padStart(3, "0")}`,
    name: facts.name,
    displayName: facts.name,
    privateLabel: facts.privateLabel?.[edition] ?? null,
    manufacturerName: facts.manufacturerName,
    modality: facts.modality,
    kind: facts.kind,
    type: typeOfKind[facts.kind],
    isSpeciality: facts.isSpeciality ?? false,
    madeToOrder: facts.madeToOrder ?? false,
    trial: false,
    trialReference: trialOf ? id(`${trialOf.slug}-trial`) : null,
    trialMultiplier: facts.trial?.multiplier ?? 0,
    trialName: trialOf ? `${trialOf.name} trial lenses` : null,
    status: facts.updated ? "Updated" : "Stable",
    active: !facts.retired,
    matchHistory: (facts.replaces ?? []).map(id),
    rxParameterRestrictions: blocks,
    parameterSortOrder: facts.parameterSortOrder ?? ["baseCurve", "diameter"],
    material: facts.material,
    waterPercent: facts.waterPercent,
    oxygenTransmissibility: facts.oxygenTransmissibility,
    permitNumber: edition === "KR" ? (facts.permitNumber ?? null) : null,
    modelName: edition === "KR" ? facts.name.replaceAll(" ", "-").toUpperCase() : null,
    reviewNumber: edition === "KR" && !facts.retired ? `DEMO-${String(facts.seriesNumber).padStart(3, "0")}` : null,
    imageTone: facts.imageTone,
  };
  return ownTrial ? [series, trialSeriesOf(series, ownTrial)] : [series];
}

/** Returns the trial lenses of a series: those of its smallest pack, with a pack and an id of their own. */
function trialSeriesOf(series: Series, trial: { seriesNumber: number; packSize: number }): Series {
  const smallestPack = Math.min(...series.rxParameterRestrictions.flatMap((block) => block.packSizes));
  const source = series.rxParameterRestrictions.filter((block) => block.packSizes.includes(smallestPack));
  return {
    ...series,
    id: `${series.id}-trial`,
    seriesNumber: trial.seriesNumber,
    itemId: `CL-${trial.seriesNumber}`,
    name: `${series.name} trial lenses`,
    displayName: `${series.name} trial lenses`,
    privateLabel: null,
    trial: true,
    trialReference: null,
    trialMultiplier: 0,
    trialName: null,
    status: "Stable",
    matchHistory: [],
    rxParameterRestrictions: source.map((block) => ({ ...block, packSizes: [trial.packSize] })),
  };
}
