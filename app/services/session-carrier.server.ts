/**
 * How a session is transported between caller and service: a cookie for browsers and HTTP clients. The carrier has checked the signature; a
 * forged token is read as none.
 */
export type SessionCarrier = {
  /** `<tenant id>.<random id>`, or null. The tenant id selects the practice's door. */
  readonly token: string | null;
  /** The id of a browser that signed in before (D7), or null. */
  readonly device: string | null;
  /** The User-Agent of the caller's browser, or null. */
  readonly userAgent: string | null;
  /** The position in the database's log up to which the caller has written (D107), or null. */
  readonly written: string | null;
  /** Sends a new token to the caller. */
  readonly begin: (token: string) => void;
  readonly end: () => void;
  readonly rememberDevice: (device: string) => void;
  readonly rememberWritten: (position: string) => void;
};
