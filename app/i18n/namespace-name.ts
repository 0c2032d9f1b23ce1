/** Returns the namespace of a file of app/locales: its name in camel case ("sign-in.ts" is `signIn`). */
export function namespaceName(path: string): string {
  const file = path.slice(path.lastIndexOf("/") + 1).replace(/\.ts$/, "");
  return file.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the language folder of a file of app/locales. */
export function languageFolder(path: string): string {
  return path.split("/").at(-2) ?? "";
}
