import { safe } from "@orpc/client";
import type { MiddlewareFunction } from "react-router";
import { callsContext } from "~/context.server";
import type { Visit } from "~/domain/search/recent-visit";
import { requestContext } from "~/middleware/request-facts.server";
import { forEverybody } from "./page-addresses";

/** Pages below `/patients` that are not a patient's. */
const pages = new Set<string>(Object.values(forEverybody));

/**
 * Stores which patient, order or product a person opened (D172): along with the view that the page records, else after a successful
 * response. Prefetching is not a visit, and a visit that cannot be stored after the response does not fail the page.
 */
export const noteVisits: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const isPrefetch = (request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "").includes("prefetch");
  const visit = request.method === "GET" && !isPrefetch ? visitOf(url) : null;
  context.get(requestContext).opened = visit;
  const response = await next();
  if (visit && response.ok) await safe(context.get(callsContext).recents.note(visit));
  return response;
};

/** Returns the patient, order or product that a URL opens; null when it opens none. */
function visitOf({ pathname, searchParams }: URL): Visit | null {
  const path = pathname.replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
  const visitTo = (kind: Visit["kind"], subject: string | null | undefined): Visit | null => (subject ? { kind, subject } : null);
  const [, first, second, third, fourth] = path.split("/");
  if (first === "patients" && third === undefined && !pages.has(path)) return visitTo("patient", second);
  if (path === "/products/patient-revenue" || path === "/products/patient-trial") {
    const patient = searchParams.get("patient");
    if (patient) return visitTo("patient", patient);
  }
  if (path === "/history/history-detail") return visitTo("order", searchParams.get("order"));
  if (path === "/products/stock-revenue" && searchParams.has("series")) return visitTo("product", searchParams.get("series"));
  return first === "products" && second === "details" && fourth === undefined ? visitTo("product", third) : null;
}
