import type { Edition } from "../edition";

/** The other systems that orders can come from (D43). */
export const receivedSources = ["LensFerryAsia", "LensFerrySubscriptions", "DSS"] as const;
export type ReceivedSource = (typeof receivedSources)[number];

export const sourceTypes = ["Israel", "Asia", ...receivedSources] as const;
export type SourceType = (typeof sourceTypes)[number];

/** The sources of the types that only other systems make. */
const sourcesByType: Readonly<Record<string, readonly ReceivedSource[]>> = {
  PatientLead: ["LensFerryAsia", "LensFerrySubscriptions"],
  DSS: ["DSS"],
};

/** Returns the sources that an order of this type may have: the market's own, unless only other systems make such orders. */
export function sourcesOf(orderType: string, { sourceType }: Pick<Edition, "sourceType">): readonly SourceType[] {
  return sourcesByType[orderType] ?? [sourceType];
}

/** Returns the source that the caller names; a single possible source need not be named. Null when it is none of them. */
export function findSource(sources: readonly SourceType[], name: string | null): SourceType | null {
  if (name === null) return sources.length === 1 ? (sources[0] ?? null) : null;
  return sources.find((source) => source === name) ?? null;
}

/** Returns the source as stored with a preorder: null for the market's own. */
export const receivedSource = (source: SourceType): ReceivedSource | null => receivedSources.find((each) => each === source) ?? null;

/** Returns the stored source of a preorder that is edited or copied; null, the market's own, when an order of its type may not have it. */
export function keptSource(orderType: string, stored: ReceivedSource | null): ReceivedSource | null {
  return sourcesByType[orderType]?.find((each) => each === stored) ?? null;
}
