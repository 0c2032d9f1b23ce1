import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toast } from "~/components/ui/toast";
import { renderPage, serverHtml } from "~tests/components/render-page";

const expired = <Toast tone="caution" title="Your session has expired" />;
const floating = () => screen.queryByRole("region", { name: "Notice" });
function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.removeAttribute("dir");
});

test("without JavaScript there is only the alert in the page", () => {
  const html = serverHtml(expired);
  expect(html).toContain('role="alert"');
  expect(html.match(/Your session has expired/g)).toHaveLength(1);
});

test.each([
  ["3 seconds by default", undefined, 3000],
  ["1.5 seconds for a failed sign-in", 1500 as const, 1500],
])("floats for %s, then stays as an alert only", (_, durationMs, lasts) => {
  renderPage(<Toast title="Your session has expired" durationMs={durationMs} />);
  pass(lasts - 1);
  expect(floating()).not.toBeNull();
  pass(1);
  expect(floating()).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("Your session has expired");
});

test("waits while it is hovered, and goes on with what was left", () => {
  renderPage(expired);
  pass(2000);
  fireEvent.pointerEnter(region());
  pass(60_000);
  expect(floating()).not.toBeNull();
  fireEvent.pointerLeave(region());
  pass(999);
  expect(floating()).not.toBeNull();
  pass(1);
  expect(floating()).toBeNull();
});

test("waits while it holds the focus", () => {
  renderPage(expired);
  const close = within(region()).getByRole("button", { name: "Close" });
  act(() => close.focus());
  pass(60_000);
  expect(floating()).not.toBeNull();
  act(() => close.blur());
  pass(3000);
  expect(floating()).toBeNull();
});

test("the close button takes the floating notice away and leaves the alert", () => {
  renderPage(expired);
  fireEvent.click(within(region()).getByRole("button", { name: "Close" }));
  expect(floating()).toBeNull();
  expect(screen.getByRole("alert")).toBeTruthy();
});

test("its stage keeps to the left of a right-to-left page while its text runs right-to-left", () => {
  document.documentElement.dir = "rtl";
  renderPage(<Toast title="פג תוקף החיבור" />, { language: "he" });
  const notice = screen.getByRole("region");
  expect(notice.dir).toBe("rtl");
  expect(notice.parentElement?.dir).toBe("ltr");
});

function region(): HTMLElement {
  return screen.getByRole("region", { name: "Notice" });
}
