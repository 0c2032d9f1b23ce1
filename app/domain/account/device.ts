/** The browsers and systems that a list of sessions names; their names are the same in every language. Null for any other. */
const browserMarks = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Whale", /Whale\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
] as const;
const systemMarks = [
  ["Android", /Android/],
  ["iPad", /iPad/],
  ["iPhone", /iPhone/],
  ["ChromeOS", /CrOS/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["Linux", /Linux/],
] as const;

export type Device = { browser: (typeof browserMarks)[number][0] | null; system: (typeof systemMarks)[number][0] | null };

/** The browser and system of a header User-Agent, as far as it names them. No version: they are for a person to recognise a device. */
export function deviceOf(userAgent: string | null): Device {
  const find = <Name extends string>(marks: readonly (readonly [Name, RegExp])[]) =>
    marks.find(([, mark]) => mark.test(userAgent ?? ""))?.[0] ?? null;
  return { browser: find(browserMarks), system: find(systemMarks) };
}
