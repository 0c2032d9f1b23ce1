import type { SentBox } from "~/forms/deliveries/counting";
import type { SentBoxes } from "./box-queue";
import { postJson } from "./post-json";

/**
 * Sends boxes to be counted at a location, as soon as there is a connection; `deliveryId` is the id for a delivery that the first of them
 * opens.
 */
export async function sendBoxes(locationId: string, deliveryId: string, boxes: readonly SentBox[]): Promise<SentBoxes> {
  const asked = { locationId, deliveryId, boxes };
  const response = await postJson(`/api/deliveries/open/${locationId}/boxes`, asked, new AbortController().signal);
  if (response.ok) return { kind: "counted", answer: await response.json() };
  if (response.status === 401 || response.status === 403) return { kind: "sessionOver" };
  const { code } = await response.json().catch(() => ({ code: "" }));
  return { kind: code === "deliveryFinished" ? "finished" : code === "deliveryFull" ? "full" : "failed" };
}
