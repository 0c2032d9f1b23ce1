import { searchWords } from "../account/search-key";
import type { Modality, Series } from "../lens/series";
import { joinedSpellings, spelledWords } from "./spelled-words";

/** The filter of the catalogue (D59): kind of lens, modality, manufacturer, favourites, words. */
export type SeriesFilter = {
  searchTerm?: string;
  type?: "sphere" | "toric" | "multifocal" | "color" | "misight" | "specialty" | "softK" | "icd";
  modality?: Modality;
  manufacturerName?: string;
  isFavourite?: boolean;
  isSpeciality?: boolean;
};

/** A series with the practice's settings for it. */
export type BrowsedSeries = { series: Series; isFavourite: boolean };

const kindsOf: Record<NonNullable<SeriesFilter["type"]>, (series: Series) => boolean> = {
  sphere: ({ kind }) => kind === "sphere",
  toric: ({ kind }) => kind === "toric" || kind === "toricMultifocal",
  multifocal: ({ kind }) => kind === "multifocal" || kind === "toricMultifocal",
  color: ({ kind }) => kind === "color",
  misight: ({ kind }) => kind === "myopiaControl",
  specialty: ({ isSpeciality }) => isSpeciality,
  softK: ({ kind }) => kind === "softK",
  icd: ({ kind }) => kind === "icd",
};

/**
 * Returns the filter that applies (D59): words clear favourites and specialty; favourites or specialty clear the words. When a URL holds
 * both, the words win because they were typed.
 */
export function filterInForce(filter: SeriesFilter): SeriesFilter {
  if (searchWords(filter.searchTerm ?? "").length === 0) return { ...filter, searchTerm: undefined };
  const { isFavourite: _, isSpeciality: __, type, ...rest } = filter;
  return type === "specialty" ? rest : { ...rest, type };
}

/** Whether a series passes the filter. Every word must begin a word of its name, manufacturer, material or kind. */
export function passesFilter({ series, isFavourite }: BrowsedSeries, filter: SeriesFilter): boolean {
  if (filter.type && !kindsOf[filter.type](series)) return false;
  if (filter.modality && series.modality !== filter.modality) return false;
  if (filter.manufacturerName && series.manufacturerName !== filter.manufacturerName) return false;
  if (filter.isFavourite && !isFavourite) return false;
  if (filter.isSpeciality && !series.isSpeciality) return false;
  return !filter.searchTerm || matchesWords(series, filter.searchTerm);
}

export type SeriesFacets = {
  kinds: Record<string, number>;
  modalities: Record<string, number>;
  manufacturers: string[];
  favourites: number;
};

/**
 * Returns how many series each choice would leave, given what is chosen in the other groups. Favourites and specialty clear the words;
 * dailies and monthly stand among the kinds and so replace the chosen one.
 */
export function countFacets(all: readonly BrowsedSeries[], filter: SeriesFilter): SeriesFacets {
  const count = (changed: SeriesFilter) => all.filter((each) => passesFilter(each, { ...filter, ...changed })).length;
  const kinds = Object.keys(kindsOf) as NonNullable<SeriesFilter["type"]>[];
  const modalities = [...new Set(all.map(({ series }) => series.modality))];
  return {
    kinds: Object.fromEntries([
      ["all", count({ type: undefined })],
      ["dailies", count({ type: undefined, modality: "daily" })],
      ["monthly", count({ type: undefined, modality: "monthly" })],
      ...kinds.map((type) => [type, count(type === "specialty" ? { type, searchTerm: undefined } : { type })]),
    ]),
    modalities: Object.fromEntries([
      ["any", count({ modality: undefined })],
      ...modalities.map((modality) => [modality, count({ modality })]),
    ]),
    manufacturers: [...new Set(all.map(({ series }) => series.manufacturerName))].sort(),
    favourites: count({ isFavourite: true, searchTerm: undefined }),
  };
}

/** Whether each search word begins one of the item's words, as the catalogue writes it or as people spell it in their own language. */
export function beginsWords(itemText: string, searchTerm: string): boolean {
  const wantedWords = joinedSpellings(searchWords(searchTerm));
  if (wantedWords.length === 0) return true;
  const words = withSpellings(searchWords(itemText));
  return wantedWords.every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function withSpellings(words: string[]): string[] {
  return [...words, ...spelledWords.flatMap((spelled) => (spelled.parts.every((part) => words.includes(part)) ? spelled.words : []))];
}

function matchesWords(
  { name, displayName, privateLabel, manufacturerName, material, kind, modality }: Series,
  searchTerm: string,
): boolean {
  return beginsWords([name, displayName, privateLabel ?? "", manufacturerName, material, kind, modality].join(" "), searchTerm);
}
