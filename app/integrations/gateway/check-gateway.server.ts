import type { Fetch } from "../fetch-with.server";

/** Milliseconds after which a portal that does not answer counts as down. */
const patienceMs = 1500;

/** Returns whether the remote portal is ready, by its own `/readyz`. For details, see that portal's own page. */
export async function checkGateway(url: string, fetch: Fetch): Promise<{ ready: boolean; note?: string }> {
  const address = `${url.replace(/\/+$/, "")}/readyz`;
  const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  await answer?.body?.cancel();
  if (answer === null) return { ready: false, note: "the portal at GATEWAY_URL does not answer" };
  return answer.ok ? { ready: true } : { ready: false, note: `the portal at GATEWAY_URL is not ready (${answer.status})` };
}
