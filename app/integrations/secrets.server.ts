/**
 * The values of a secret as it is configured: one, or several separated by commas, the newest first. What is made is made with the newest;
 * what was made with any of them is still read, so that a secret can be replaced while people work.
 */
export function secretsOf(secret: string): [newest: string, ...older: string[]] {
  const values = secret.split(",").map((value) => value.trim());
  const [newest = "", ...older] = values.filter((value) => value !== "");
  return [newest, ...older];
}

/** The value with which something is made. */
export const newestOf = (secret: string): string => secretsOf(secret)[0];
