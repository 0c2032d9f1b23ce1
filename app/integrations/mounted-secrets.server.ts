import { readFileSync, statSync } from "node:fs";

type Variables = Readonly<Record<string, string | undefined>>;

/** The values of the environment with those from files, or what is wrong with each file. */
type Mounted = { readonly values: Variables; readonly problems: readonly string[] };

/**
 * Takes secrets from the files that a vault's agent, Docker or Kubernetes mounts: `<NAME>_FILE` is the path of the file that holds the value
 * of `<NAME>`. A problem says what to change and never quotes the content: the variable is given too, or see `loadSecretFile`.
 */
export function takeMountedSecrets(given: Variables, names: readonly string[], isStrict: boolean): Mounted {
  const values: Record<string, string | undefined> = { ...given };
  const problems: string[] = [];
  for (const name of names) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    const read =
      given[name] === undefined ? loadSecretFile(path, isStrict) : { problem: `is given together with ${name}: set one of the two` };
    if ("problem" in read) problems.push(`${name}_FILE: ${read.problem}`);
    else values[name] = read.secret;
  }
  return { values, problems };
}

/**
 * Returns the secret in a file; a line break at its end is dropped. Refuses one that cannot be read, or is empty. A strict reading also
 * refuses one that every user of the machine may read or write. Its group may: Kubernetes mounts secrets for the group of a container.
 */
export function loadSecretFile(path: string, isStrict: boolean): { secret: string } | { problem: string } {
  try {
    if (isStrict && (statSync(path).mode & 0o007) !== 0)
      return { problem: "must not be open to other users of this machine: give it mode 0400, or 0440 for a group" };
    const secret = readFileSync(path, "utf8").replace(/[\r\n]+$/, "");
    return secret.trim() === "" ? { problem: "must be the path of a file that is not empty" } : { secret };
  } catch {
    return { problem: "must be the path of a file that can be read" };
  }
}
