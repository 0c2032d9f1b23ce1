import type { Scanned } from "~/forms/scan/scanned";
import { postJson } from "~/offline/post-json";

const noCode: Scanned = { code: null, mistake: "noCode", lens: null, solution: null };

/** Looks up a scan as soon as there is a connection. */
export async function findScanned(scan: string, signal: AbortSignal): Promise<Scanned | "sessionOver" | "failed"> {
  const response = await postJson("/api/products/scan", { scan }, signal);
  if (response.ok) return response.json();
  if (response.status === 400) return noCode;
  return response.status === 401 || response.status === 403 ? "sessionOver" : "failed";
}
