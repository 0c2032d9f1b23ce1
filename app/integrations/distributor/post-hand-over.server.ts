import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Fetch } from "../fetch-with.server";
import { newestOf } from "../secrets.server";
import type { DistributorAddress } from "./distributor-address.server";

/** The response of the distributor to an order: its own number. Anything else is ignored. */
const answer = z.object({ erpOrderNumber: z.string().trim().min(1).max(40).optional() });

export type HandedOver = { erpOrderNumber: string | null };

/** The distributor answered with a status that is not 2xx; the outbox shows `code`. */
class HandOverRefused extends Error {
  override readonly name = "HandOverRefused";

  constructor(readonly code: number) {
    super(`The distributor answered ${code}`);
  }
}

/** `fetch` shows the portal's certificate when there is one. */
type Sending = { now: Date; signal: AbortSignal; fetch?: Fetch };

const limitMilliseconds = 15_000;

/**
 * Posts one order to the distributor (D28). The body is signed: `x-signature: t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<body>">`
 * under the shared secret; `idempotency-key` is the order's id, so that an order that arrives twice is one order there.
 */
export async function postHandOver(
  { url, key }: DistributorAddress,
  order: { orderId: string } & Record<string, unknown>,
  sending: Sending,
): Promise<HandedOver> {
  const response = await post({ url, key }, { id: order.orderId, body: JSON.stringify(order) }, sending);
  const said = answer.safeParse(await response.json().catch(() => ({})));
  return { erpOrderNumber: said.data?.erpOrderNumber ?? null };
}

/** Posts a practice's request about an order (D78), signed in the same way; `idempotency-key` is the id of the message. */
export async function postRequest(
  address: DistributorAddress,
  message: { messageId: string } & Record<string, unknown>,
  sending: Sending,
): Promise<void> {
  const response = await post(address, { id: message.messageId, body: JSON.stringify(message) }, sending);
  await response.body?.cancel();
}

async function post(
  { url, key }: DistributorAddress,
  { id, body }: { id: string; body: string },
  { now, signal, fetch = globalThis.fetch }: Sending,
): Promise<Response> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": id, "x-signature": signature(body, key, now) },
    body,
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(limitMilliseconds)]),
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new HandOverRefused(response.status);
}

/** Returns the signature of a body at a moment, by the newest value of the key; the receiver computes the same and refuses old ones. */
export function signature(body: string, key: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", newestOf(key)).update(`${seconds}.${body}`).digest("hex")}`;
}
