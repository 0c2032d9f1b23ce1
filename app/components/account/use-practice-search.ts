import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { canSearchPractice } from "~/domain/account/directory-words";
import { afterPause } from "~/offline/after-pause";
import type { PracticeHit } from "./practice";

const pauseMilliseconds = 200;

/** The part of the home page's data that the picker needs. */
type Found = { search: string | null; hits: PracticeHit[] | null };

/** Searches while the person types, after a short pause. `hits` is null before the first result and for texts that are too short. */
export function usePracticeSearch(typed: string): { hits: PracticeHit[] | null; searching: boolean } {
  const { load, data, state } = useFetcher<Found>();
  const [asked, setAsked] = useState("");
  const onPause = useEffectEvent(load);

  useEffect(() => {
    if (typed === asked || !canSearchPractice(typed)) return;
    return afterPause(() => {
      setAsked(typed);
      void onPause(`/?index&search=${encodeURIComponent(typed)}`);
    }, pauseMilliseconds);
  }, [typed, asked]);

  const searchable = canSearchPractice(typed);
  return { hits: searchable ? (data?.hits ?? null) : null, searching: searchable && (state !== "idle" || typed !== asked) };
}
