import { useContext, useSyncExternalStore } from "react";
import { type Fetcher, UNSAFE_DataRouterContext, useFetchers, useNavigation, useRevalidator } from "react-router";

/** What the portal is asked for; `isReading` says that the open page is read again. */
type UnderWay = { navigation: ReturnType<typeof useNavigation>; fetchers: readonly Fetcher[]; isReading: boolean };

/**
 * Returns what is under way, as soon as it is. The router's own hooks say so with the next picture of the whole page, and a part of the
 * page whose code has not come yet keeps that back: without a connection for as long as there is none. So the router itself is asked too.
 */
export function useUnderWay(): UnderWay {
  const shown = { navigation: useNavigation(), fetchers: useFetchers(), revalidation: useRevalidator().state };
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const now = useSyncExternalStore(
    (changed) => router?.subscribe(changed) ?? (() => undefined),
    () => router?.state ?? null,
    () => null,
  );
  const isAhead = now !== null && now.navigation.state !== "idle";
  return {
    navigation: isAhead ? now.navigation : shown.navigation,
    fetchers: [...shown.fetchers, ...(now?.fetchers.values() ?? [])],
    isReading: [shown.revalidation, now?.revalidation].includes("loading"),
  };
}
