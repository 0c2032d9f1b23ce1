import type { Block } from "~/domain/lens/series";
import type { DemoSeriesFacts } from "./demo-series-facts";
import { axesBy10, powers, range } from "./value-lists";

const somofilcon = { manufacturerName: "CooperVision", modality: "daily", material: "somofilcon A", waterPercent: 56 } as const;
const sphere = { baseCurve: [8.6], diameter: [14.1] };
const toric = { baseCurve: [8.6], diameter: [14.3] };

/** Without plano and the quarter next to it. */
const spherePowers = powers(-10, 8, { plano: false }).filter((power) => Math.abs(power) > 0.25);
const plusPowers = spherePowers.filter((power) => power > 0);
const minusPowers = spherePowers.filter((power) => power < 0);

/** The axes that are made for the strong cylinder and for plus powers. */
const shortAxes = [10, 20, 70, 80, 90, 100, 110, 160, 170, 180];
/** The axes that are made below -6.00: a demonstration list, shorter again. */
const shortestAxes = [10, 20, 80, 90, 100, 160, 170, 180];
const weakCylinders = [-1.75, -1.25, -0.75];

/** Stepped like daily torics: which axes exist depends on power and cylinder. */
const toricBlocks: Block[] = [
  { values: { power: range(-6, 0, 0.25), cylinder: weakCylinders, axis: axesBy10, ...toric }, packSizes: [30, 90] },
  { values: { power: range(-6, 0, 0.25), cylinder: [-2.25], axis: shortAxes, ...toric }, packSizes: [30, 90] },
  { values: { power: range(0.25, 4, 0.25), cylinder: [-2.25, ...weakCylinders], axis: shortAxes, ...toric }, packSizes: [30, 90] },
  { values: { power: range(-9, -6.5, 0.5), cylinder: weakCylinders, axis: shortestAxes, ...toric }, packSizes: [30, 90] },
];

/** The daily somofilcon A family. In Korea the pack of 30 (and the trial pack of 5) exists in minus powers only. */
export const clariti: DemoSeriesFacts[] = [
  {
    ...somofilcon,
    slug: "clariti-1-day",
    seriesNumber: 11,
    name: "clariti 1 day",
    kind: "sphere",
    oxygenTransmissibility: 86,
    permitNumber: "수허 15-322",
    imageTone: "green",
    blocks: {
      IL: [{ values: { power: spherePowers, ...sphere }, packSizes: [30, 90] }],
      KR: [
        { values: { power: minusPowers, ...sphere }, packSizes: [30, 90] },
        { values: { power: plusPowers, ...sphere }, packSizes: [90] },
      ],
    },
    trial: { multiplier: 1, seriesNumber: 511, packSize: 5 },
  },
  {
    ...somofilcon,
    slug: "clariti-1-day-toric",
    seriesNumber: 12,
    name: "clariti 1 day toric",
    kind: "toric",
    oxygenTransmissibility: 50,
    permitNumber: "수허 20-165",
    imageTone: "green",
    updated: true,
    blocks: { IL: toricBlocks, KR: toricBlocks },
    trial: { multiplier: 1, seriesNumber: 512, packSize: 5 },
  },
  {
    ...somofilcon,
    slug: "clariti-1-day-multifocal",
    seriesNumber: 13,
    name: "clariti 1 day multifocal",
    kind: "multifocal",
    oxygenTransmissibility: 86,
    imageTone: "green",
    blocks: {
      IL: [{ values: { power: range(-6, 5, 0.25), addition: ["low", "high"], ...sphere }, packSizes: [30] }],
      KR: [{ values: { power: range(-6, 5, 0.25), addition: ["low", "high"], ...sphere }, packSizes: [30] }],
    },
    trial: { multiplier: 2, seriesNumber: 513, packSize: 5 },
  },
];
