import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Icon } from "~/components/ui/icon";

const read = (file: string) => readFileSync(`app/components/ui/${file}`, "utf8");
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

test("every icon name has a drawing, and every drawing a name", () => {
  const names = found(read("icon-name.ts"), /\| "(\w+)"/g);
  expect(names.length).toBeGreaterThan(40);
  expect(found(read("icons.svg"), /<symbol id="(\w+)"/g)).toEqual(names);
});

test("an icon shows the drawing of its name, and is hidden from screen readers beside a label", () => {
  const { container } = render(<Icon name="cart" />);
  const drawing = container.querySelector("svg");
  expect(drawing?.getAttribute("aria-hidden")).toBe("true");
  expect(drawing?.querySelector("use")?.getAttribute("href")).toMatch(/icons\.svg.*#cart$/);
});

test("an icon without a label has a name that is read aloud", () => {
  const { getByRole } = render(<Icon name="close" label="Close" />);
  expect(getByRole("img", { name: "Close" }).tagName.toLowerCase()).toBe("svg");
});
