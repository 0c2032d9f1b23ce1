import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { currentNotices, endNotice, leavePage, pushNotice } from "~/components/notices/current-notices";
import { PageNotices } from "~/components/notices/page-notices";
import type { TranslatedNotice } from "~/domain/notice/notice";
import { renderPage, serverHtml } from "~tests/components/render-page";

const expired: TranslatedNotice = { key: "errors:sessionExpired", title: "Your session has expired", tone: "caution", seconds: 3 };
const setAside: TranslatedNotice = {
  key: "cart:notices.setAside",
  title: "Saved for later: MyDay, 2 boxes",
  tone: "good",
  seconds: 10,
  undo: { action: "/cart", fields: { intent: "takeBack", preorderIds: "1" } },
};
const shown = () => screen.queryByRole("region");
const said = () => screen.getAllByRole("status").map((region) => region.textContent);

beforeAll(async () => void (await import("~/components/notices/shown-notices")));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  for (const { id } of currentNotices()) endNotice(id);
  cleanup();
  vi.useRealTimers();
  document.documentElement.removeAttribute("dir");
});

async function render(notices: readonly TranslatedNotice[], language: "en" | "he" = "en") {
  const page = renderPage(<PageNotices notices={notices} />, { language });
  await waitFor(() => expect(shown()).not.toBeNull());
  return page;
}
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

test("without JavaScript the text is in the page, once, with a form that undoes the change", () => {
  const html = serverHtml(<PageNotices notices={[setAside]} />);
  expect(html.match(/Saved for later/g)).toHaveLength(1);
  expect(html).toMatch(/<form [^>]*action="\/cart"/);
  expect(html).toContain('name="intent" value="takeBack"');
});

test.each([
  ["3 seconds", expired, 3000],
  ["1.5 seconds when a sign-in failed", { ...expired, seconds: 1.5 } as const, 1500],
  ["10 seconds while it can be undone", setAside, 10_000],
])("is shown for %s; its text stays for screen readers", async (_, notice, lasts) => {
  await render([notice]);
  await pass(lasts - 500);
  expect(shown()).not.toBeNull();
  await pass(600);
  expect(shown()).toBeNull();
  expect(said()).toEqual([notice === setAside ? "Saved for later: MyDay, 2 boxes" : "Your session has expired", ""]);
});

test("pauses while it is hovered or holds the focus, and then resumes with the remaining time", async () => {
  await render([expired]);
  fireEvent.pointerEnter(card());
  await pass(60_000);
  fireEvent.pointerLeave(card());
  const close = within(region()).getByRole("button", { name: "Close" });
  act(() => close.focus());
  await pass(60_000);
  expect(shown()).not.toBeNull();
  act(() => close.blur());
  await pass(3100);
  expect(shown()).toBeNull();
});

test("notices of the same key are merged; within half a second the first one's time keeps running", async () => {
  await render([expired]);
  const [first] = currentNotices();
  act(() => pushNotice(expired));
  act(() => pushNotice(expired));
  expect(currentNotices().map(({ id }) => id)).toEqual([first?.id]);
  await pass(1000);
  act(() => pushNotice(expired));
  expect(currentNotices()).toHaveLength(1);
  expect(currentNotices()[0]?.id).not.toBe(first?.id);
  expect(screen.getAllByRole("region")).toHaveLength(1);
});

test("an undo that the page offers is done by the page, and the notice disappears", async () => {
  await render([setAside]);
  const undo = vi.fn();
  act(() => pushNotice({ key: "cart:notices.deleted", values: { what: "MyDay" }, undo }));
  expect(region().textContent).toContain("Deleted: MyDay");
  fireEvent.click(within(region()).getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toBeNull();
});

test("a later success replaces the one before; a failure stays beside it", async () => {
  await render([expired]);
  act(() => pushNotice({ key: "cart:notices.setAside" }));
  act(() => pushNotice({ key: "cart:notices.takenBack", values: { what: "MyDay" } }));
  expect(screen.getAllByRole("region").map((each) => each.textContent)).toEqual(["Your session has expired", "Back in the cart: MyDay"]);
});

test("where the page has no free slot, a success is shown at the bottom of the window", async () => {
  await render([setAside]);
  expect(region().parentElement).toBe(document.body);
  expect(region().className).toBe("bottom");
});

test("a notice disappears when its page is left, unless it is new, can be undone or holds a link", async () => {
  leavePage("/one");
  await render([expired]);
  act(() => pushNotice({ key: "scan:answer", title: "Scanned", tone: "caution", link: { to: "/products", label: "Show it" } }));
  await pass(600);
  act(() => pushNotice({ key: "cart:notices.deleted", undo: () => undefined }));
  act(() => pushNotice({ key: "frame:connection.stopped", tone: "caution" }));
  act(() => leavePage("/two"));
  const lasting = currentNotices().filter(({ over }) => !over);
  expect(lasting.map(({ key }) => key)).toEqual(["scan:answer", "cart:notices.deleted", "frame:connection.stopped"]);
});

test("notices are in the left corner of a right-to-left page, and their text runs right-to-left", async () => {
  document.documentElement.dir = "rtl";
  await render([{ ...expired }], "he");
  expect(card().getAttribute("dir")).toBe("rtl");
  expect(region().dir).toBe("ltr");
});

function region(): HTMLElement {
  return screen.getByRole("region");
}

function card(): Element {
  return region().children[0] ?? region();
}
