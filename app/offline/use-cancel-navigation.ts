import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigate, useNavigation } from "react-router";
import { visitOf } from "./use-visit";

/** Returns what takes back the navigation or the submission that is under way: the page stays as it is, and nothing is asked for. */
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

  // A page that failed would be asked for again; only another place on the same page never is.
  const here = lacksData ? { ...location, hash: location.hash || "#main" } : location;
  const state = { ...location.state, visit: visitOf(location) };
  const stay = () => void navigate(here, { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false });
  return () => {
    // After "back" the browser's history is there already, although the page is not.
    const steps = historyIndex.current - placeInHistory();
    if (steps === 0) return stay();
    addEventListener("popstate", stay, { once: true });
    history.go(steps);
  };
}

/** How many pages of this portal lie before the one that the browser's history shows, as the router counts them. */
const placeInHistory = (): number => history.state?.idx ?? 0;
