import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NewPasswordFields } from "~/components/account/new-password-fields";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage, serverHtml } from "~tests/components/render-page";

afterEach(cleanup);

const fields = (
  <MarketProvider market={marketOf(editionOf("IL"))}>
    <NewPasswordFields email="noa@einayim.example" mistakes={undefined} />
  </MarketProvider>
);
const types = () =>
  [screen.getByLabelText("New password"), screen.getByLabelText(/again|confirm/i)].map((field) => field.getAttribute("type"));

test("a typed password is shown on demand, and hidden again", () => {
  renderPage(fields);
  expect(types()).toEqual(["password", "password"]);
  const box = screen.getByRole("checkbox", { name: "Show password" });
  fireEvent.click(box);
  expect(types()).toEqual(["text", "text"]);
  fireEvent.click(box);
  expect(types()).toEqual(["password", "password"]);
});

test("without JavaScript it stays hidden", () => {
  expect(serverHtml(fields)).not.toMatch(/type="text"[^>]*name="password"/);
});
