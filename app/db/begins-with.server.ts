/** The pattern of `like` for texts that begin so, whatever signs the beginning holds. */
export function beginsWith(beginning: string): string {
  return `${beginning.replace(/[\\%_]/g, "\\$&")}%`;
}
