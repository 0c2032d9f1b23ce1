import { canEnterSettings } from "~/domain/account/permissions";
import type { Role } from "~/domain/account/roles";

/** A route in the router's manifest: the files of its code, its layout, and whether it needs data. */
export type RouteScripts = { id: string; parentId?: string; module: string; imports?: string[]; hasLoader?: boolean };

/** Returns the ids of the routes whose pages a person of this role may open; null is a person who is not signed in. */
export function pagesOfRole(routes: Readonly<Record<string, RouteScripts>>, role: Role | null): string[] {
  const closed = role === null ? "routes/layouts/signed-in" : canEnterSettings({ role }) ? null : "routes/layouts/settings";
  const isBelow = (id: string | undefined): boolean => id !== undefined && (id === closed || isBelow(routes[id]?.parentId));
  return Object.keys(routes).filter((id) => !isBelow(id));
}
