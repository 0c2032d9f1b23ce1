import { type Location, useLocation } from "react-router";

/** Where a navigation that was taken back leaves the page: the visit goes on. */
type StayedState = { visit?: string } | null;

/** Returns the key of the visit to a page: a new one for each navigation that ends, the same one after a navigation that was taken back. */
export const visitOf = ({ key, state }: Location<StayedState>): string => state?.visit ?? key;

export const useVisit = (): string => visitOf(useLocation());
