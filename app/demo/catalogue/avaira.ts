import type { DemoSeriesFacts } from "./demo-series-facts";
import { axesBy10, cylindersTo225, powers } from "./value-lists";

const fanfilcon = { manufacturerName: "CooperVision", modality: "twoWeekly", material: "fanfilcon A", waterPercent: 55 } as const;
const sphere = { baseCurve: [8.4], diameter: [14.2] };
const toric = { baseCurve: [8.5], diameter: [14.5] };

/** The two-weekly fanfilcon A family, sold in Israel only. */
export const avaira: DemoSeriesFacts[] = [
  {
    ...fanfilcon,
    slug: "avaira-vitality",
    seriesNumber: 41,
    name: "Avaira Vitality",
    kind: "sphere",
    oxygenTransmissibility: 110,
    imageTone: "amber",
    replaces: ["avaira"],
    blocks: { IL: [{ values: { power: powers(-12, 8, { plano: false }), ...sphere }, packSizes: [6] }] },
    trial: { multiplier: 2, seriesNumber: 541, packSize: 3 },
  },
  {
    ...fanfilcon,
    slug: "avaira",
    seriesNumber: 43,
    name: "Avaira",
    kind: "sphere",
    oxygenTransmissibility: 125,
    imageTone: "amber",
    retired: true,
    blocks: { IL: [{ values: { power: powers(-10, 6, { plano: false }), baseCurve: [8.5], diameter: [14.2] }, packSizes: [6] }] },
  },
  {
    ...fanfilcon,
    slug: "avaira-vitality-toric",
    seriesNumber: 42,
    name: "Avaira Vitality toric",
    kind: "toric",
    oxygenTransmissibility: 90,
    imageTone: "amber",
    blocks: {
      IL: [{ values: { power: powers(-10, 8, { plano: true }), cylinder: cylindersTo225, axis: axesBy10, ...toric }, packSizes: [6] }],
    },
    trial: { multiplier: 1, seriesNumber: 542, packSize: 3 },
  },
];
