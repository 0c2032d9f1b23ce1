import { safe } from "@orpc/client";
import type { MiddlewareFunction } from "react-router";
import { callsContext } from "~/context.server";
import type { Visit } from "~/domain/search/recent-visit";
import { forAdmins, forClinicians, forEverybody, forOperators } from "./page-addresses";

/** What everybody opens all the time stands in the bar, and is not among what was opened last. */
const inTheBar: ReadonlySet<string> = new Set([forEverybody.today, forEverybody.products, forEverybody.cart, forEverybody.checkout]);
const pages = new Set<string>(Object.values({ ...forEverybody, ...forAdmins, ...forClinicians, ...forOperators }));

/**
 * Remembers what a person opened (D172), once it was answered. What a page only fetches beforehand is not opened yet, and a visit that
 * cannot be remembered spoils nothing.
 */
export const noteVisits: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next();
  const isFetchedBefore = (request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "").includes("prefetch");
  const visit = request.method === "GET" && response.ok && !isFetchedBefore ? visitOf(url) : null;
  if (visit) await safe(context.get(callsContext).recents.note(visit));
  return response;
};

/** What an address opens: the patient, order or product that it names, else the page. */
function visitOf({ pathname, searchParams }: URL): Visit | null {
  const path = pathname.replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
  const of = (kind: Visit["kind"], subject: string | null | undefined): Visit | null => (subject ? { kind, subject } : null);
  const [, first, second, third, fourth] = path.split("/");
  if (first === "patients" && third === undefined && !pages.has(path)) return of("patient", second);
  if (path === "/products/patient-revenue" || path === "/products/patient-trial") {
    const patient = searchParams.get("patient");
    if (patient) return of("patient", patient);
  }
  if (path === "/history/history-detail") return of("order", searchParams.get("order"));
  if (path === "/products/stock-revenue" && searchParams.has("series")) return of("product", searchParams.get("series"));
  if (first === "products" && second === "details") return fourth === undefined ? of("product", third) : null;
  return pages.has(path) && !inTheBar.has(path) ? of("page", path) : null;
}
