import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { EyeState } from "~/forms/patient-order/eye-state";
import { factsKey, type LensFacts } from "~/forms/patient-order/lens-facts";
import { afterPause } from "~/offline/after-pause";

const pauseMilliseconds = 150;

/** Returns GTIN and stock of the lens in the form; requested shortly after the last change, in Korea for the whole draft (D71). */
export function useLensFacts(state: EyeState, loaded: LensFacts | null): { facts: LensFacts | null; checking: boolean } {
  const { data, load } = useFetcher<{ facts: LensFacts | null }>({ key: `lens-facts-${state.side}` });
  const key = state.lens ? factsKey(state.lens.productId, state.quantity) : null;
  const facts = [loaded, data?.facts ?? null].find((each) => each !== null && each.key === key) ?? null;
  const isKnown = key === null || facts !== null;
  const address = addressOf(state);
  useEffect(() => {
    if (isKnown) return;
    return afterPause(() => void load(address), pauseMilliseconds);
  }, [isKnown, address, load]);
  return { facts, checking: !isKnown };
}

/** Lens values and a quantity are not personal data, so they may appear in a URL (D33). */
function addressOf({ draft, values, lens, quantity }: EyeState): string {
  const search = new URLSearchParams({ series: draft.seriesId, quantity: String(quantity ?? 1) });
  for (const [field, value] of Object.entries(values)) search.set(field, String(value));
  if (lens) search.set("packSize", String(lens.packSize));
  return `/products/lens-facts?${search}`;
}
