import { z } from "zod";
import { plainAddress } from "~/calls/addresses";
import { type PlainAddress, type Verification, verificationResults } from "~/domain/address/city";
import type { Edition } from "~/domain/edition";

/** A form waits for the result, so a slow verifier counts as none. */
const timeOutMilliseconds = 3000;

const answerShape = z.object({
  result: z.enum(verificationResults),
  suggestions: z
    .array(plainAddress.omit({ country: true }))
    .max(10)
    .default([]),
});

const unableToVerify: Verification = { result: "unableToVerify", suggestions: [] };

/**
 * Asks a remote verifier: POST of `{ address: { street, street2, zip, city, country } }` as JSON, answered with `{ result, suggestions: [{
 * street, street2, zip, city }] }`. No response in time, a failure, and a response of another shape are `unableToVerify`. Nothing of the
 * address is logged (D33).
 */
export async function verifyByHttp(
  url: string,
  address: PlainAddress,
  { code }: Pick<Edition, "code">,
  timeOut = timeOutMilliseconds,
): Promise<Verification> {
  try {
    const { street, street2, zip, city } = address;
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ address: { street, street2, zip, city, country: code } }),
      signal: AbortSignal.timeout(timeOut),
      redirect: "error",
    });
    if (!response.ok) return unableToVerify;
    const answer = answerShape.safeParse(await response.json());
    return answer.success ? answer.data : unableToVerify;
  } catch {
    return unableToVerify;
  }
}
