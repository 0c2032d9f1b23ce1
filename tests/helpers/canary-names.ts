import type { Page } from "playwright";
import { demoPatientNames } from "~/demo/demo-patient-names";
import { fullName } from "~/domain/person-name";
import { loadBrowserStorage } from "./browser-storage";

/** The names of patients that may lie in no browser's storage (D31): those of the demo, each as its language writes it, and those that tests type. */
const canaryNames: readonly string[] = [
  ...Object.values(demoPatientNames).flatMap((names) =>
    names.flatMap(([firstName, lastName]) => [
      ...(firstName === "" ? [] : [fullName({ firstName, lastName }, "en"), fullName({ firstName, lastName }, "ko")]),
      // Shorter ones are parts of other words.
      ...(lastName.length >= 5 ? [lastName] : []),
    ]),
  ),
  ...["Quillfeather", "Zephyrquist", "Vellumgate", "Thimblewick", "Peretz-Nightingale", "Marzipan"],
];

/** The names of patients that a text holds, also where a form or an address has encoded them. */
export function findCanaryNames(text: string): string[] {
  return canaryNames.filter((name) =>
    [name, encodeURIComponent(name), JSON.stringify(name).slice(1, -1)].some((each) => text.includes(each)),
  );
}

/** The names of patients that lie in the storage of the portal's pages of a context; a page that is gone keeps none. */
export async function findStoredNames(pages: readonly Page[]): Promise<string[]> {
  const open = pages.filter((page) => page.url().startsWith("http"));
  const stored = await Promise.all(
    open.map((page) =>
      Promise.race([loadBrowserStorage(page).catch(() => ""), new Promise<string>((resolve) => setTimeout(resolve, 3000, ""))]),
    ),
  );
  return [...new Set(stored.flatMap(findCanaryNames))];
}
