import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Bar, type BarProps } from "~/components/bar/bar";
import { renderPage, serverHtml } from "~tests/components/render-page";

afterEach(cleanup);

const bar: BarProps = {
  homeTo: "/products",
  practiceName: "Einayim",
  namesPractice: true,
  locationName: "Harbour",
  locationTo: "/locations",
  items: [
    { to: "/here", label: "Products" },
    { to: "/history", label: "Orders" },
  ],
  cart: { to: "/cart", quantity: 12 },
  searchTo: "/search",
  helpTo: "/shortcuts",
  languageAction: "/language",
  person: { name: "Noa Shalev", initials: "NS", email: "noa@einayim.example", role: "Staff", links: [] },
  logoutAction: "/log-out",
};

test("the navigation marks the current page", () => {
  renderPage(<Bar {...bar} />);
  const main = within(screen.getByRole("navigation", { name: "Main" }));
  expect(main.getByRole("link", { name: "Products" }).getAttribute("aria-current")).toBe("page");
  expect(main.getByRole("link", { name: "Orders" }).getAttribute("aria-current")).toBeNull();
});

test("the location is a link that names practice and location, and plain text where there is only one", () => {
  renderPage(<Bar {...bar} />);
  // In the bar, and in the menu of small windows.
  const links = screen.getAllByRole("link", { name: "Einayim, Harbour: change location" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/locations", "/locations"]);
  cleanup();
  renderPage(<Bar {...bar} locationTo={undefined} />);
  expect(screen.queryByRole("link", { name: /change location/ })).toBeNull();
});

test("logging out is a POST", () => {
  const { container } = renderPage(<Bar {...bar} />);
  const form = container.querySelector<HTMLFormElement>('form[action="/log-out"]');
  expect(form?.method).toBe("post");
  expect(form?.querySelector("button")?.textContent).toBe("Log out");
});

test("every language is offered in its own script, and the current one is marked", () => {
  const { container } = renderPage(<Bar {...bar} />, { language: "he" });
  const form = container.querySelector<HTMLFormElement>('form[action="/language"]');
  const buttons = Array.from(form?.querySelectorAll("button") ?? []);
  expect(buttons.map(({ value, lang, textContent }) => [value, lang, textContent])).toEqual([
    ["en", "en", "English"],
    ["he", "he", "עברית"],
    ["ko", "ko", "한국어"],
    ["ja", "ja", "日本語"],
  ]);
  expect(buttons.filter((button) => button.getAttribute("aria-current")).map(({ value }) => value)).toEqual(["he"]);
  expect(form?.querySelector<HTMLInputElement>('input[name="returnTo"]')?.value).toBe("/here");
});

test("an open menu closes on Escape and on a press beside it", () => {
  const { container } = renderPage(<Bar {...bar} />);
  const menu = container.querySelector("details");
  if (!menu) throw new Error("no menu");
  menu.open = true;
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(menu.open).toBe(false);
  menu.open = true;
  fireEvent.pointerDown(document.body);
  expect(menu.open).toBe(false);
});

test("carries no style attributes, which the content security policy would block", () => {
  expect(serverHtml(<Bar {...bar} />)).not.toContain("style=");
});

test("the cart is a link that names the number of boxes in it", () => {
  renderPage(<Bar {...bar} />);
  expect(screen.getByRole("link", { name: "Cart, 12 items" }).getAttribute("href")).toBe("/cart");
});
