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

test("each rule shows whether it is met while a password is typed", () => {
  renderPage(fields);
  const field = screen.getByLabelText("New password");
  const said = () =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join("");
  expect(said()).toMatch(/^8 to 128 characters with at least one capital letter\./);
  const met = (password: string) => {
    fireEvent.change(field, { target: { value: password } });
    return said().match(/\(met\)|\(not yet\)/g);
  };
  expect(met("lens")).toEqual(["(not yet)", "(not yet)", "(met)"]);
  expect(met("Clear-Sight-77")).toEqual(["(met)", "(met)", "(met)"]);
  expect(met("Noa-Einayim-1")).toEqual(["(met)", "(met)", "(not yet)"]);
  expect(said()).toContain("checked when you save it");
});
