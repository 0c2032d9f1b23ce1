import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { PinButton } from "~/components/products/pin-button";
import { renderPage, serverHtml } from "~tests/components/render-page";

test("without JavaScript is a form with the product and the page to return to", () => {
  const html = serverHtml(<PinButton seriesId="il-myday" name="MyDay" isPinned={false} />, { at: "/here?kind=toric" });
  const form = new DOMParser().parseFromString(html, "text/html").querySelector("form");
  expect(form?.getAttribute("action")).toBe("/products/pins");
  expect(form?.getAttribute("method")).toBe("post");
  const values = [...(form?.querySelectorAll("input, button") ?? [])].map((each) => [
    each.getAttribute("name"),
    each.getAttribute("value"),
  ]);
  expect(values).toEqual([
    ["seriesId", "il-myday"],
    ["back", "/here?kind=toric"],
    ["pinned", "true"],
  ]);
});

test.each([
  [false, "true"],
  [true, "false"],
])("pinned: %s, pressing it sends %s, and the button changes at once", async (isPinned, sent) => {
  const asked: FormData[] = [];
  const action = async ({ request }: { request: Request }) => {
    asked.push(await request.formData());
    return new Promise<null>(() => undefined);
  };
  renderPage(<PinButton seriesId="il-myday" name="MyDay" isPinned={isPinned} />, { routes: [{ path: "/products/pins", action }] });
  const button = screen.getByRole("button", { pressed: isPinned });
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole("button", { pressed: !isPinned })).toBeTruthy());
  expect(asked.map((form) => [form.get("seriesId"), form.get("pinned")])).toEqual([["il-myday", sent]]);
});
