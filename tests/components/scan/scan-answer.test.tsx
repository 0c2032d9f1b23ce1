import { afterEach, expect, test, vi } from "vitest";
import { currentNotices } from "~/components/notices/current-notices";
import { ScanAnswer } from "~/components/scan/scan-answer";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "../render-page";

afterEach(() => vi.unstubAllGlobals());

const answerOf = (done: () => void) => (
  <MarketProvider market={marketOf(editionOf("IL"))}>
    <ScanAnswer scan={scan} done={done} />
  </MarketProvider>
);

const scan = { text: "04006381333931", at: 0, focused: null };

test("a scan whose response cannot be understood is reported, and the next one is looked up", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"code":', { headers: { "Content-Type": "application/json" } }));
  const done = vi.fn();
  renderPage(answerOf(done));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const keys = () => currentNotices().map(({ key, tone }) => [key, tone]);
  await vi.waitFor(() => expect(keys()).toEqual([["scan:answer", "danger"]]), { timeout: 10_000 });
});

test("nothing is reported of a scan whose page is left", async () => {
  let fail = (_: Error) => {};
  vi.stubGlobal("fetch", () => new Promise((_, reject) => (fail = reject)));
  const done = vi.fn();
  const before = currentNotices();
  renderPage(answerOf(done)).unmount();
  fail(new DOMException("The page is left", "AbortError"));
  await new Promise((resume) => setTimeout(resume, 20));
  expect([done.mock.calls.length, currentNotices()]).toEqual([0, before]);
});
