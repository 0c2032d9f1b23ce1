import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NumberInput } from "~/components/fields/number-input";

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>("textbox");
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });

test.each([
  ["digits", false, "12", "12"],
  ["a letter", false, "1a", "1"],
  ["a dot where whole numbers are asked", false, "1.", "1"],
  ["one dot", true, "1.5", "1.5"],
  ["a second dot", true, "1.5.", "1"],
  ["full-width digits", false, "１２", "１２"],
  ["a full-width dot", true, "１．５", "１．５"],
])("typing %s", (_, decimal, typed, kept) => {
  render(<NumberInput decimal={decimal} aria-label="Amount" defaultValue="1" />);
  fireEvent.input(field(), { target: { value: typed } });
  expect(field().value).toBe(kept);
});

test("a pasted text that is not a number clears the field and is quoted", () => {
  render(<NumberInput aria-label="Amount" defaultValue="4" pasteRefused={(text) => `"${text}" is not a number`} />);
  expect(paste("four boxes")).toBe(false);
  expect(field().value).toBe("");
  expect(screen.getByRole("status").textContent).toBe('"four boxes" is not a number');
  expect(field().getAttribute("aria-describedby")).toBe(screen.getByRole("status").id);
  fireEvent.input(field(), { target: { value: "4" } });
  expect(screen.queryByRole("status")).toBeNull();
});

test("a pasted number is left to the browser", () => {
  render(<NumberInput aria-label="Amount" />);
  for (const text of [" 12 ", "１２", "\u200f12"]) expect(paste(text)).toBe(true);
});
