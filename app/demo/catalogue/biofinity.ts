import type { LensValue } from "~/domain/lens/lens-values";
import type { DemoSeriesFacts } from "./demo-series-facts";
import { additionsTo250, axesBy5, axesBy10, cylindersTo225, powers, range } from "./value-lists";

const sphere = { baseCurve: [8.6], diameter: [14] };
const toric = { baseCurve: [8.7], diameter: [14.5] };
const spherePowers = powers(-12, 8, { plano: false });
const longCylinders = range(-5.75, -0.75, 0.5);
const design: LensValue[] = ["D", "N"];
const comfilcon = { manufacturerName: "CooperVision", modality: "monthly", material: "comfilcon A", waterPercent: 48 } as const;

/**
 * The monthly comfilcon A family, with parameters from the manufacturer's published tables; extended ranges are made to order where the
 * tables say so.
 */
export const biofinity: DemoSeriesFacts[] = [
  {
    ...comfilcon,
    slug: "biofinity",
    seriesNumber: 1,
    name: "Biofinity",
    kind: "sphere",
    oxygenTransmissibility: 171,
    permitNumber: "수허 08-131",
    imageTone: "blue",
    blocks: {
      IL: [{ values: { power: spherePowers, ...sphere }, packSizes: [6] }],
      KR: [{ values: { power: spherePowers, ...sphere }, packSizes: [6] }],
    },
    trial: { multiplier: 2, seriesNumber: 501, packSize: 3 },
  },
  {
    ...comfilcon,
    slug: "biofinity-xr",
    seriesNumber: 2,
    name: "Biofinity XR",
    kind: "sphere",
    oxygenTransmissibility: 171,
    permitNumber: "수허 08-131",
    imageTone: "blue",
    blocks: {
      IL: [{ values: { power: [...range(-20, -12.5, 0.5), ...range(8.5, 15, 0.5)], ...sphere }, packSizes: [6] }],
      KR: [{ values: { power: [...range(-20, -12.5, 0.5), ...range(8.5, 15, 0.5)], ...sphere }, packSizes: [6] }],
    },
  },
  {
    ...comfilcon,
    slug: "biofinity-energys",
    seriesNumber: 3,
    name: "Biofinity Energys",
    kind: "sphere",
    oxygenTransmissibility: 171,
    permitNumber: "수허 17-239",
    imageTone: "teal",
    blocks: {
      IL: [{ values: { power: spherePowers, ...sphere }, packSizes: [6] }],
      KR: [{ values: { power: powers(-12, 8, { plano: true }), ...sphere }, packSizes: [6] }],
    },
    trial: { multiplier: 1, of: "biofinity", name: "Biofinity" },
  },
  {
    ...comfilcon,
    slug: "biofinity-toric",
    seriesNumber: 4,
    name: "Biofinity Toric",
    kind: "toric",
    oxygenTransmissibility: 116,
    permitNumber: "수허 10-1406",
    imageTone: "blue",
    blocks: {
      IL: [{ values: { power: powers(-10, 8, { plano: true }), cylinder: cylindersTo225, axis: axesBy10, ...toric }, packSizes: [6] }],
      KR: [{ values: { power: powers(-10, 8, { plano: true }), cylinder: cylindersTo225, axis: axesBy10, ...toric }, packSizes: [6] }],
    },
    trial: { multiplier: 1, seriesNumber: 504, packSize: 1 },
  },
  {
    ...comfilcon,
    slug: "biofinity-xr-toric",
    seriesNumber: 5,
    name: "Biofinity XR Toric",
    kind: "toric",
    oxygenTransmissibility: 116,
    permitNumber: "수허 10-1406",
    imageTone: "blue",
    madeToOrder: true,
    blocks: {
      IL: [{ values: { power: powers(-20, 20, { plano: true }), cylinder: longCylinders, axis: axesBy5, ...toric }, packSizes: [6] }],
      KR: [{ values: { power: powers(-20, 20, { plano: true }), cylinder: longCylinders, axis: axesBy5, ...toric }, packSizes: [6] }],
    },
  },
  {
    ...comfilcon,
    slug: "biofinity-multifocal",
    seriesNumber: 6,
    name: "Biofinity Multifocal",
    kind: "multifocal",
    oxygenTransmissibility: 142,
    imageTone: "violet",
    parameterSortOrder: ["design", "baseCurve", "diameter"],
    blocks: {
      IL: [{ values: { power: powers(-10, 6, { plano: true }), addition: additionsTo250, design, ...sphere }, packSizes: [6] }],
      KR: [{ values: { power: powers(-10, 6, { plano: true }), addition: additionsTo250, design, ...sphere }, packSizes: [3, 6] }],
    },
    trial: { multiplier: 2, seriesNumber: 506, packSize: 1 },
  },
  {
    ...comfilcon,
    slug: "biofinity-toric-multifocal",
    seriesNumber: 7,
    name: "Biofinity Toric Multifocal",
    kind: "toricMultifocal",
    oxygenTransmissibility: 116,
    imageTone: "violet",
    madeToOrder: true,
    parameterSortOrder: ["design", "baseCurve", "diameter"],
    blocks: {
      IL: [
        {
          values: {
            power: powers(-10, 10, { plano: true }),
            cylinder: longCylinders,
            axis: axesBy5,
            addition: additionsTo250,
            design,
            ...toric,
          },
          packSizes: [6],
        },
      ],
    },
  },
];
