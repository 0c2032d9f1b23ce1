/** Whether a response of this status is worth another try: too many requests, or a portal that is out of reach or cannot reach its data. */
export const isWorthRetrying = (status: number): boolean => status === 429 || (status >= 502 && status <= 504);

/**
 * Returns the minimum number of seconds that a response asks to wait, as a number or until an HTTP date, which counts from the server's own
 * time when the response has it; 0 when it names none.
 */
export function retryAfterSeconds({ headers }: Response): number {
  const asked = headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(asked)) return Number(asked);
  const sentAt = Date.parse(headers.get("Date") ?? "") || Date.now();
  return Math.max(0, Math.ceil((Date.parse(asked) - sentAt) / 1000) || 0);
}
