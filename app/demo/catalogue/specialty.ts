import type { Block } from "~/domain/lens/series";
import type { DemoSeriesFacts } from "./demo-series-facts";
import { axesBy5, range } from "./value-lists";

const softK = { baseCurve: [7, 7.3, 7.6, 7.9, 8.3], diameter: [14.2] };
const halves = range(-20, 20, 0.5);
const zones = { pccz: range(-3, 3, 0.5), lczFlat: range(-5, 5, 1), lczSteep: range(-5, 9, 1), slz: range(-5, 5, 1) };

/** The fitting sets have 14 sagittal heights at 16.5 mm and 6 at 14.5 mm, in micrometres. */
const icd: Block[] = [
  { values: { power: range(-20, 20, 0.25), diameter: [14.5], sag: range(3300, 3800, 100), ...zones }, packSizes: [1] },
  { values: { power: range(-20, 20, 0.25), diameter: [16.5], sag: range(3900, 5200, 100), ...zones }, packSizes: [1] },
];
const icdToric: Block[] = [
  { values: { power: range(-20, 20, 0.25), diameter: [16.5], sag: range(3900, 5200, 100), ...zones, baseAxis: axesBy5 }, packSizes: [1] },
];
const night: Block[] = [
  {
    values: {
      power: [0, 0.5, 0.75],
      baseCurve: range(7.2, 9.2, 0.1),
      diameter: [10.5, 11],
      rzd: range(450, 650, 25),
      lza: range(30, 37, 1),
    },
    packSizes: [1],
  },
];

/** Lenses that are made to order for one eye; lists are plausible, not a manufacturer's own. Kestrel Optics is an invented manufacturer. */
export const specialty: DemoSeriesFacts[] = [
  {
    slug: "soft-k",
    seriesNumber: 81,
    name: "Soft-K",
    manufacturerName: "Kestrel Optics",
    modality: "threeMonths",
    kind: "softK",
    material: "Definitive SiHy",
    waterPercent: 74,
    oxygenTransmissibility: 60,
    imageTone: "violet",
    isSpeciality: true,
    madeToOrder: true,
    blocks: { IL: [{ values: { power: halves, ...softK }, packSizes: [1] }] },
  },
  {
    slug: "soft-k-toric",
    seriesNumber: 82,
    name: "Soft-K Toric",
    manufacturerName: "Kestrel Optics",
    modality: "sixMonths",
    kind: "softK",
    material: "Definitive SiHy",
    waterPercent: 74,
    oxygenTransmissibility: 60,
    imageTone: "violet",
    isSpeciality: true,
    madeToOrder: true,
    blocks: { IL: [{ values: { power: halves, cylinder: range(-7.75, -0.75, 0.5), axis: axesBy5, ...softK }, packSizes: [1] }] },
  },
  {
    slug: "icd",
    seriesNumber: 83,
    name: "ICD mini-scleral",
    manufacturerName: "Paragon",
    modality: "yearly",
    kind: "icd",
    material: "Paragon HDS 100",
    waterPercent: null,
    oxygenTransmissibility: 100,
    imageTone: "slate",
    isSpeciality: true,
    madeToOrder: true,
    parameterSortOrder: ["diameter", "sag", "pccz", "lczFlat", "lczSteep", "slz"],
    blocks: { IL: icd, KR: icd },
  },
  {
    slug: "icd-toric-haptic",
    seriesNumber: 84,
    name: "ICD 16.5 toric haptic",
    manufacturerName: "Paragon",
    modality: "yearly",
    kind: "icd",
    material: "Paragon HDS 100",
    waterPercent: null,
    oxygenTransmissibility: 100,
    imageTone: "slate",
    isSpeciality: true,
    madeToOrder: true,
    parameterSortOrder: ["diameter", "sag", "pccz", "lczFlat", "lczSteep", "slz", "baseAxis"],
    blocks: { IL: icdToric, KR: icdToric },
  },
  {
    slug: "kestrel-night",
    seriesNumber: 85,
    name: "Kestrel Night",
    manufacturerName: "Kestrel Optics",
    modality: "yearly",
    kind: "sphere",
    material: "HDS 100",
    waterPercent: null,
    oxygenTransmissibility: 100,
    imageTone: "blue",
    isSpeciality: true,
    madeToOrder: true,
    parameterSortOrder: ["baseCurve", "diameter", "rzd", "lza"],
    blocks: { IL: night, KR: night },
  },
];
