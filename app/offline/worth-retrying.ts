/** Whether a response of this status is worth another try: too many requests, or a portal that is out of reach or cannot reach its data. */
export const isWorthRetrying = (status: number): boolean => status === 429 || (status >= 502 && status <= 504);

/** Returns the minimum number of seconds that a response asks to wait; 0 when it names none. */
export const retryAfterSeconds = ({ headers }: Response): number => Number(headers.get("Retry-After")) || 0;
