import { RouterContextProvider } from "react-router";
import type { OpenPortal } from "~/middleware/portal.server";

/** Opens what stands behind the HTTP process. */
export const openPortal: OpenPortal = async () => ({
  createContext: () => new RouterContextProvider(),
  readinessChecks: [],
  refusals: async () => [],
  announcements: [],
  close: async () => {},
});
