/** Whether a response of this status is worth another try: too many requests, or a portal that is out of reach or cannot reach its data. */
export const isWorthRetrying = (status: number): boolean => status === 429 || (status >= 502 && status <= 504);

/**
 * Returns the minimum number of seconds that a response asks to wait, as a number or until an HTTP date, which counts from the server's own
 * time when the response has it; 0 when it names none.
 */
export function retryAfterSeconds(answer: Response): number {
  const asked = answer.headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(asked)) return Number(asked);
  return Math.max(0, Math.ceil((Date.parse(asked) - sentAt(answer)) / 1000) || 0);
}

/** Returns when a response was sent: by the server's clock if the response names it, otherwise by the device's. */
export const sentAt = ({ headers }: Response): number => Date.parse(headers.get("Date") ?? "") || Date.now();
