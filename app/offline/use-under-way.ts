import { useContext, useSyncExternalStore } from "react";
import { type Fetcher, UNSAFE_DataRouterContext, useFetchers, useNavigation, useRevalidator } from "react-router";

/** What is being requested; `isReading` means that the open page is being reloaded. */
type UnderWay = { navigation: ReturnType<typeof useNavigation>; fetchers: readonly Fetcher[]; isReading: boolean };

/**
 * Returns what is under way, without delay. The router's own hooks report it with the next render of the whole page, which a part of the
 * page whose code has not loaded yet holds up: without a connection, indefinitely. So the router itself is read too.
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
