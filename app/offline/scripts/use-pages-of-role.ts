import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { Role } from "~/domain/account/roles";
import { namespacesOf } from "~/i18n/language-texts";
import { useTexts } from "~/i18n/use-texts";
import { pagesOfRole } from "./pages-of-role";
import { loadRouteModule } from "./route-scripts";
import { whenNobodyTypes } from "./when-nobody-types";

/**
 * Fetches the code and texts of the pages that the person may open, one after another while the browser is idle and nobody types; nothing
 * for a person who saves data.
 */
export function usePagesOfRole(): void {
  const { i18n } = useTexts();
  const role = useRouteLoaderData<() => { user: { role: Role } }>("routes/layouts/signed-in")?.user.role ?? null;
  useEffect(() => {
    if ("connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData) return;
    const { routes } = window.__reactRouterManifest;
    let isOver = false;
    const load = async () => {
      for (const id of pagesOfRole(routes, role)) {
        await whenNobodyTypes();
        const route = routes[id];
        if (isOver || !route) return;
        const { handle } = await loadRouteModule(route);
        await i18n.loadNamespaces(namespacesOf(handle));
      }
    };
    // A server with a newer version no longer has the files: the next page that needs one loads the document.
    load().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [i18n, role]);
}
