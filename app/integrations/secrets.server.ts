/**
 * Returns the values of a configured secret: one, or several separated by commas, newest first. The newest is used for writing and any of
 * them for reading, so that a secret can be replaced while people work.
 */
export function secretsOf(secret: string): [newest: string, ...older: string[]] {
  const values = secret.split(",").map((value) => value.trim());
  const [newest = "", ...older] = values.filter((value) => value !== "");
  return [newest, ...older];
}

/** Returns the value used for writing. */
export const newestOf = (secret: string): string => secretsOf(secret)[0];
