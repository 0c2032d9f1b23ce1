/** What the environment decides for services (D34): plain values, read once at start. */
export type ServiceSettings = {
  /** Base of every mailed link, without a trailing slash; may hold `{subDomain}` (D9). */
  readonly publicUrl: string;
  readonly environment: "production" | "development";
  readonly addressVerifierUrl: string | null;
  /** The secret shared with the distributor (see secretsOf), the password in DISTRIBUTOR_URL (D28); null: the distributor's calls are closed. */
  readonly distributorKey: string | null;
  /**
   * Seals the keys of invitations, so that their links can be copied, and second factors: values of 32 characters or more (see
   * secretsOf), the same in every process.
   */
  readonly sealingSecret: string;
  /** The distributor's operators sign in with a second factor only (D93). */
  readonly operatorsNeedFactor: boolean;
  /** How many processes serve the portal; what each counts in its memory is a share of the limit. */
  readonly workers: number;
};
