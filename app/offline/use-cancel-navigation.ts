import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigate, useNavigation } from "react-router";
import { visitOf } from "./use-visit";

/** Returns a function that cancels the current navigation or submission: the page stays as it is, and nothing is requested. */
export function useCancelNavigation(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const isIdle = useNavigation().state === "idle";
  const lacksData = useMatches().some(
    ({ id, loaderData }) => loaderData === undefined && window.__reactRouterManifest.routes[id]?.hasLoader,
  );
  const historyIndex = useRef(0);
  useEffect(() => {
    if (isIdle) historyIndex.current = placeInHistory();
  }, [isIdle]);

  // A failed page would be requested again; only another hash on the same page never is.
  const here = lacksData ? { ...location, hash: location.hash || "#main" } : location;
  const state = { ...location.state, visit: visitOf(location) };
  const stay = () => void navigate(here, { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false });
  return () => {
    // After "back" the browser's history has already moved, although the page has not.
    const steps = historyIndex.current - placeInHistory();
    if (steps === 0) return stay();
    addEventListener("popstate", stay, { once: true });
    history.go(steps);
  };
}

/** Returns the index of the present history entry among the pages of this portal, as the router counts them. */
const placeInHistory = (): number => history.state?.idx ?? 0;
