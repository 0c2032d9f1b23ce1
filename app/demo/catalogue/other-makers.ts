import type { Block } from "~/domain/lens/series";
import type { DemoSeriesFacts } from "./demo-series-facts";
import { powers } from "./value-lists";

const total1: Block[] = [
  {
    values: { power: powers(-12, 6, { plano: false }).filter((power) => Math.abs(power) > 0.25), baseCurve: [8.5], diameter: [14.1] },
    packSizes: [30, 90],
  },
];
const oasysPowers = powers(-12, 8, { plano: false }).filter((power) => Math.abs(power) > 0.25);
const oasys1Day: Block[] = [{ values: { power: oasysPowers, baseCurve: [8.5, 9], diameter: [14.3] }, packSizes: [30, 90] }];
const oasys: Block[] = [{ values: { power: oasysPowers, baseCurve: [8.4, 8.8], diameter: [14] }, packSizes: [6, 24] }];

const colors = ["hazel", "grey", "green", "brown", "sapphire"];
const colorShape = { baseCurve: [8.6], diameter: [14.2] };

/** Series of other manufacturers; Irisette is an invented manufacturer of coloured lenses. */
export const otherMakers: DemoSeriesFacts[] = [
  {
    slug: "dailies-total1",
    seriesNumber: 61,
    name: "DAILIES TOTAL1",
    manufacturerName: "Alcon",
    modality: "daily",
    kind: "sphere",
    material: "delefilcon A",
    waterPercent: 33,
    oxygenTransmissibility: 156,
    imageTone: "slate",
    blocks: { IL: total1, KR: total1 },
    trial: { multiplier: 1, seriesNumber: 561, packSize: 5 },
  },
  {
    slug: "acuvue-oasys-1-day",
    seriesNumber: 62,
    name: "ACUVUE OASYS 1-Day",
    manufacturerName: "Johnson & Johnson Vision",
    modality: "daily",
    kind: "sphere",
    material: "senofilcon A",
    waterPercent: 38,
    oxygenTransmissibility: 121,
    imageTone: "coral",
    blocks: { IL: oasys1Day, KR: oasys1Day },
    trial: { multiplier: 1, seriesNumber: 562, packSize: 5 },
  },
  {
    slug: "acuvue-oasys",
    seriesNumber: 63,
    name: "ACUVUE OASYS",
    manufacturerName: "Johnson & Johnson Vision",
    modality: "twoWeekly",
    kind: "sphere",
    material: "senofilcon A",
    waterPercent: 38,
    oxygenTransmissibility: 147,
    imageTone: "coral",
    blocks: { IL: oasys, KR: oasys },
  },
  {
    slug: "irisette-daily",
    seriesNumber: 71,
    name: "Irisette Daily",
    manufacturerName: "Irisette",
    modality: "daily",
    kind: "color",
    material: "polymacon",
    waterPercent: 38,
    oxygenTransmissibility: 20,
    imageTone: "amber",
    parameterSortOrder: ["color", "baseCurve", "diameter"],
    blocks: {
      IL: [{ values: { power: powers(-8, 0, { plano: true }), color: colors, ...colorShape }, packSizes: [30] }],
      KR: [{ values: { power: powers(-8, 0, { plano: true }), color: colors, ...colorShape }, packSizes: [10, 30] }],
    },
  },
  {
    slug: "irisette-monthly",
    seriesNumber: 72,
    name: "Irisette Monthly",
    manufacturerName: "Irisette",
    modality: "monthly",
    kind: "color",
    material: "polymacon",
    waterPercent: 38,
    oxygenTransmissibility: 24,
    imageTone: "amber",
    parameterSortOrder: ["color", "baseCurve", "diameter"],
    privateLabel: { KR: "Hanbit Colour" },
    blocks: {
      IL: [{ values: { power: powers(-10, 4, { plano: true }), color: [...colors, "violet"], ...colorShape }, packSizes: [2] }],
      KR: [{ values: { power: powers(-10, 4, { plano: true }), color: [...colors, "violet"], ...colorShape }, packSizes: [2] }],
    },
  },
];
