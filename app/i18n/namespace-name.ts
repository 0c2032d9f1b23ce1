/** The namespace of a file of app/locales: its name in camel case ("sign-in.ts" holds `signIn`). */
export function namespaceName(path: string): string {
  const file = path.slice(path.lastIndexOf("/") + 1).replace(/\.ts$/, "");
  return file.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The language folder a file of app/locales is in. */
export function languageFolder(path: string): string {
  return path.split("/").at(-2) ?? "";
}
