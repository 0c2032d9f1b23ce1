/** The part of the environment that services need (D34): plain values, read once at start. */
export type ServiceSettings = {
  /** Base of every mailed link, without a trailing slash; may contain `{subDomain}` (D9). */
  readonly publicUrl: string;
  readonly environment: "production" | "development";
  readonly addressVerifierUrl: string | null;
  /**
   * The secret shared with the distributor (see secretsOf), the password in DISTRIBUTOR_URL (D28); null when the distributor's calls are
   * closed.
   */
  readonly distributorKey: string | null;
  /**
   * Seals the keys of invitations, so that their links can be copied, and second factors: values of 32 characters or more (see
   * secretsOf), the same in every process.
   */
  readonly sealingSecret: string;
  /** Whether the distributor's operators need a second factor to sign in (D93). */
  readonly operatorsNeedFactor: boolean;
  /** Whether everybody needs a second factor, whatever their practice chose (D93). */
  readonly everybodyNeedsFactor: boolean;
  /** A file of breached passwords, which nobody can choose (D8); null when there is none. */
  readonly breachedPasswords: string | null;
  /** Number of processes that serve the portal; each counts its share of a limit in its own memory. */
  readonly workers: number;
};
