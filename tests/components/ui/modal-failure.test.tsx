import { cleanup, screen } from "@testing-library/react";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { TermsFailure } from "~/components/account/terms-failure";
import { CartUnavailable } from "~/components/cart/cart-unavailable";
import { FailureNotice } from "~/components/frame/failure-page";
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

test("dialogs and pages that failed show whom to call", async () => {
  const routes: RouteObject[] = [
    {
      id: "root",
      path: "/root",
      loader: () => ({ distributorPhone: "03-000-0180" }),
      children: [
        { path: "dialog", element: <ModalFailure closeTo="/cart" /> },
        { path: "terms", element: <TermsFailure /> },
        { path: "cart", element: <CartUnavailable /> },
        ...[404, 500, 503].map((status) => ({
          path: `page-${status}`,
          loader: () => {
            throw new Response(null, { status });
          },
          ErrorBoundary: FailureNotice,
        })),
      ],
    },
  ];
  for (const at of ["/root/dialog", "/root/terms", "/root/cart", "/root/page-404", "/root/page-500", "/root/page-503"]) {
    renderPage(null, { at, routes });
    const link = await screen.findByRole("link", { name: /Contact support: .*03-000-0180/ });
    expect(link.getAttribute("href")).toBe("tel:030000180");
    cleanup();
  }
});
