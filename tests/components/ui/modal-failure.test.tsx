import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ModalFailure } from "~/components/ui/modal-failure";
import { ErrorBoundary as NewPatientFailure } from "~/routes/patients/new-modal";
import { renderPage } from "~tests/components/render-page";

test("a modal that could not load says so, and offers to try the same address again or to close", () => {
  renderPage(<ModalFailure closeTo="/cart" />, { at: "/here?preorder=1" });
  const dialog = screen.getByRole("alertdialog", { name: "Uh oh! Looks like something must have gone wrong." });
  expect(dialog.textContent).toContain("There was an error processing your request.");
  expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/here?preorder=1");
  expect(screen.getAllByRole("link", { name: "Close" }).map((link) => link.getAttribute("href"))).toEqual(["/cart", "/cart"]);
});

test("the new-patient dialog that fails leads back to the page behind it, as it was", () => {
  const routes = [{ path: "/patients/add", element: <NewPatientFailure /> }];
  renderPage(null, { at: "/patients/add?s=1", routes });
  expect(screen.getAllByRole("link", { name: "Close" }).map((link) => link.getAttribute("href"))).toEqual([
    "/patients?s=1",
    "/patients?s=1",
  ]);
});
