import type { Edition } from "../edition";

/** Where an order of another system comes from (D43). */
export const receivedSources = ["LensFerryAsia", "LensFerrySubscriptions", "DSS"] as const;
export type ReceivedSource = (typeof receivedSources)[number];

export const sourceTypes = ["Israel", "Asia", ...receivedSources] as const;
export type SourceType = (typeof sourceTypes)[number];

/** The sources that an order of this type may have: the market's own, unless only other systems make such orders. */
export function sourcesOf(orderType: string, { sourceType }: Pick<Edition, "sourceType">): readonly SourceType[] {
  if (orderType === "PatientLead") return ["LensFerryAsia", "LensFerrySubscriptions"];
  return orderType === "DSS" ? ["DSS"] : [sourceType];
}

/** What the caller says of an order's source, where it may: the only one that there is need not be said. Null when it says none of them. */
export function findSource(sources: readonly SourceType[], said: string | null): SourceType | null {
  if (said === null) return sources.length === 1 ? (sources[0] ?? null) : null;
  return sources.find((source) => source === said) ?? null;
}

/** The source as it is kept with a preorder: null is the market's own. */
export const receivedSource = (source: SourceType): ReceivedSource | null => receivedSources.find((each) => each === source) ?? null;
