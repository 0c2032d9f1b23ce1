import type { DemoSeriesFacts } from "./demo-series-facts";
import { axesBy10, cylindersTo225, powers, range } from "./value-lists";

const stenfilcon = { manufacturerName: "CooperVision", modality: "daily", material: "stenfilcon A", waterPercent: 54 } as const;
const sphere = { baseCurve: [8.4], diameter: [14.2] };
const toric = { baseCurve: [8.6], diameter: [14.5] };

/** Quarter steps end at +5.00: there is no +5.25 and no +5.75. */
const powersFrom = (from: number) => [...powers(from, 5, { plano: false }), ...range(5.5, 8, 0.5)];
const multifocalPowers = [...range(-12, -10.5, 0.5), ...range(-10, 8, 0.25)];

/** The daily stenfilcon A family. The Korean register lists MyDay from -10.00. */
export const myday: DemoSeriesFacts[] = [
  {
    ...stenfilcon,
    slug: "myday",
    seriesNumber: 21,
    name: "MyDay",
    kind: "sphere",
    oxygenTransmissibility: 100,
    permitNumber: "수허 14-2404",
    imageTone: "teal",
    replaces: ["myday-2019"],
    blocks: {
      IL: [{ values: { power: powersFrom(-12), ...sphere }, packSizes: [30, 90] }],
      KR: [{ values: { power: powersFrom(-10), ...sphere }, packSizes: [30, 90] }],
    },
    trial: { multiplier: 1, seriesNumber: 521, packSize: 5 },
  },
  {
    ...stenfilcon,
    slug: "myday-2019",
    seriesNumber: 24,
    name: "MyDay 2019",
    kind: "sphere",
    oxygenTransmissibility: 100,
    permitNumber: "수허 14-2404",
    imageTone: "teal",
    retired: true,
    blocks: {
      IL: [{ values: { power: powers(-6, 4, { plano: false }), ...sphere }, packSizes: [30] }],
      KR: [{ values: { power: powers(-6, 4, { plano: false }), ...sphere }, packSizes: [30] }],
    },
  },
  {
    ...stenfilcon,
    slug: "myday-toric",
    seriesNumber: 22,
    name: "MyDay toric",
    kind: "toric",
    oxygenTransmissibility: 80,
    permitNumber: "수허 18-281",
    imageTone: "teal",
    blocks: {
      IL: [{ values: { power: powers(-10, 8, { plano: true }), cylinder: cylindersTo225, axis: axesBy10, ...toric }, packSizes: [30, 90] }],
      KR: [{ values: { power: powers(-10, 8, { plano: true }), cylinder: cylindersTo225, axis: axesBy10, ...toric }, packSizes: [30, 90] }],
    },
    trial: { multiplier: 1, seriesNumber: 522, packSize: 5 },
  },
  {
    ...stenfilcon,
    slug: "myday-multifocal",
    seriesNumber: 23,
    name: "MyDay multifocal",
    kind: "multifocal",
    oxygenTransmissibility: 100,
    permitNumber: "수허 21-108",
    imageTone: "violet",
    updated: true,
    blocks: {
      IL: [{ values: { power: multifocalPowers, addition: ["low", "medium", "high"], ...sphere }, packSizes: [30, 90] }],
      KR: [{ values: { power: multifocalPowers, addition: ["low", "medium", "high"], ...sphere }, packSizes: [30, 90] }],
    },
    trial: { multiplier: 2, seriesNumber: 523, packSize: 5 },
  },
];
