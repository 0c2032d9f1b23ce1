import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";

/** The link in the mail that the served portal sent to somebody, once it is there. */
export async function mailedLink(email: string): Promise<string> {
  const folder = inject("mailFolder");
  const load = () => {
    const mails = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".txt")) : [];
    const found = mails.map((name) => readFileSync(join(folder, name), "utf8")).find((text) => text.startsWith(`To: ${email}\n`));
    return /https?:\/\/\S+/.exec(found ?? "")?.[0];
  };
  await expect.poll(load).toBeDefined();
  return load() ?? "";
}
