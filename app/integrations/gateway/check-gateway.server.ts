/** Milliseconds after which a portal that says nothing counts as down. */
const patienceMs = 1500;

/** Can the remote portal serve? Its own `/readyz` says so; what exactly it lacks is its own affair. */
export async function checkGateway(url: string): Promise<{ ready: boolean; note?: string }> {
  const address = `${url.replace(/\/+$/, "")}/readyz`;
  const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  await answer?.body?.cancel();
  if (answer === null) return { ready: false, note: "the portal at GATEWAY_URL does not answer" };
  return answer.ok ? { ready: true } : { ready: false, note: `the portal at GATEWAY_URL is not ready (${answer.status})` };
}
