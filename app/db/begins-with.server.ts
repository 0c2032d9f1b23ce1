/** Returns the pattern of `like` for texts that start with this one, with its special characters escaped. */
export function beginsWith(beginning: string): string {
  return `${beginning.replace(/[\\%_]/g, "\\$&")}%`;
}
