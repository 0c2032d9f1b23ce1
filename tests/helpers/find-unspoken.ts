import type { Page } from "playwright";

const fields = ["textbox", "searchbox", "combobox", "spinbutton", "checkbox", "radio", "switch"];
const controls = [...fields, "button", "link", "tab", "option", "menuitem"];

type Spoken = { role: string; name: string; level: number };

/** What a screen reader reads, in its order: role and name of each element, and the level of headings. */
export async function readSpoken(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value),
      name: plain(String(name?.value ?? "")),
      level: Number(properties.find((property) => property.name === "level")?.value.value ?? 0),
    }));
}

/** A text without the marks that only steer how it is painted. */
export const plain = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** What is wrong with the page as it is heard: controls without a name, fields of the same name, headings that leave out a level. */
export async function findUnspoken(page: Page): Promise<string[]> {
  const spoken = await readSpoken(page);
  const unnamed = spoken.filter(({ role, name }) => controls.includes(role) && name === "").map(({ role }) => `a ${role} has no name`);
  const names = spoken.filter(({ role }) => fields.includes(role)).map(({ role, name }) => `${role} "${name}"`);
  const twice = names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is there twice`);
  const headings = spoken.filter(({ role }) => role === "heading");
  const first = headings[0]?.level === 1 ? [] : [`the first heading is of level ${headings[0]?.level}: ${headings[0]?.name}`];
  const leaps = headings.flatMap(({ level, name }, index) =>
    level > (headings[index - 1]?.level ?? level) + 1 ? [`"${name}" leaves out a level of headings`] : [],
  );
  return [...unnamed, ...twice, ...first, ...leaps];
}

/** What stands in the live regions of the page, in which changes are said without being looked for. */
export async function readLive(page: Page): Promise<string> {
  const texts = await page.locator("[role=status], [role=alert], [aria-live=polite], output").allTextContents();
  return texts.map(plain).filter(Boolean).join(" | ");
}
