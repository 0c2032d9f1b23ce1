/** The browsers and systems that the list of sessions names, by their marks in a User-Agent. The names are the same in every language. */
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

/**
 * Returns the browser and system that a User-Agent header names, null for unknown ones. Versions are left out: people only need to
 * recognise the device.
 */
export function deviceOf(userAgent: string | null): Device {
  const find = <Name extends string>(marks: readonly (readonly [Name, RegExp])[]) =>
    marks.find(([, mark]) => mark.test(userAgent ?? ""))?.[0] ?? null;
  return { browser: find(browserMarks), system: find(systemMarks) };
}
