import type { DemoSeriesFacts } from "./demo-series-facts";
import { powers, range } from "./value-lists";

const omafilcon = { manufacturerName: "CooperVision", modality: "daily", material: "omafilcon A", waterPercent: 60 } as const;
const shape = { baseCurve: [8.7], diameter: [14.2] };
const spherePowers = [...powers(-12, 5, { plano: false }), ...range(5.5, 8, 0.5)];

/** The daily omafilcon A family; MiSight goes to -6.00 in Israel and -10.00 in Korea. */
export const proclear: DemoSeriesFacts[] = [
  {
    ...omafilcon,
    slug: "proclear-1-day",
    seriesNumber: 31,
    name: "Proclear 1 day",
    kind: "sphere",
    oxygenTransmissibility: 28,
    permitNumber: "수허 07-856",
    imageTone: "slate",
    blocks: {
      IL: [{ values: { power: spherePowers, ...shape }, packSizes: [30, 90] }],
      KR: [{ values: { power: spherePowers, ...shape }, packSizes: [30, 90] }],
    },
    trial: { multiplier: 1, seriesNumber: 531, packSize: 5 },
  },
  {
    ...omafilcon,
    slug: "proclear-1-day-multifocal",
    seriesNumber: 32,
    name: "Proclear 1 day multifocal",
    kind: "multifocal",
    oxygenTransmissibility: 28,
    permitNumber: "수허 14-720",
    imageTone: "slate",
    blocks: {
      IL: [{ values: { power: powers(-10, 6, { plano: true }), addition: ["near"], ...shape }, packSizes: [30] }],
      KR: [{ values: { power: powers(-10, 6, { plano: true }), addition: ["near"], ...shape }, packSizes: [30] }],
    },
    trial: { multiplier: 1, seriesNumber: 532, packSize: 5 },
  },
  {
    ...omafilcon,
    slug: "misight-1-day",
    seriesNumber: 51,
    name: "MiSight 1 day",
    kind: "myopiaControl",
    oxygenTransmissibility: 28,
    permitNumber: "수허 20-228",
    imageTone: "coral",
    blocks: {
      IL: [{ values: { power: range(-6, -0.25, 0.25), ...shape }, packSizes: [30, 90] }],
      KR: [{ values: { power: powers(-10, -0.25, { plano: false }), ...shape }, packSizes: [30, 90] }],
    },
    trial: { multiplier: 1, seriesNumber: 551, packSize: 5 },
  },
];
