/**
 * Where orders are posted, without credentials, and the secret that both sides share (see secretsOf): the password in DISTRIBUTOR_URL
 * (D28).
 */
export type DistributorAddress = { url: string; key: string };

/** Returns the parts of DISTRIBUTOR_URL; null when it is not set or has no password, because nothing is sent unsigned. */
export function findDistributorAddress(distributorUrl: string | null): DistributorAddress | null {
  if (distributorUrl === null) return null;
  const url = new URL(distributorUrl);
  const key = decodeURIComponent(url.password);
  if (key === "") return null;
  url.username = "";
  url.password = "";
  return { url: url.href, key };
}

/** Returns the key that the distributor's own calls must send; null when they are closed. */
export function findDistributorKey(distributorUrl: string | null): string | null {
  return findDistributorAddress(distributorUrl)?.key ?? null;
}
