import { useEffect, useRef } from "react";
import { type Location, useLocation } from "react-router";

/** State left by a cancelled navigation: the visit continues. */
type StayedState = { visit?: string } | null;

/** Returns the key of the visit to a page: a new one after each completed navigation, the same one after a cancelled one. */
export const visitOf = ({ key, state }: Location<StayedState>): string => state?.visit ?? key;

export const useVisit = (): string => visitOf(useLocation());

/** Calls `act` after each completed navigation, and not when the document loads: what a person opened or typed before that stays. */
export function useNextVisit(act: () => void): void {
  const visit = useVisit();
  const seen = useRef(visit);
  useEffect(() => {
    if (seen.current === visit) return;
    seen.current = visit;
    act();
  });
}
