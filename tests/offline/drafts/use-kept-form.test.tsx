import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentNotices, followNotices } from "~/components/notices/current-notices";
import { useKeptForm } from "~/offline/drafts/use-kept-form";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Kept = ReturnType<typeof useKeptForm>;

function Typed({ tell, text }: { tell: (kept: Kept) => void; text: string }) {
  const form = useRef<HTMLFormElement>(null);
  tell(useKeptForm(form));
  return (
    <form ref={form} action="http://localhost/patients/add">
      <input name="note" defaultValue={text} />
    </form>
  );
}

/** A page with a form in which this was typed. */
function typed(text = "") {
  let kept: Kept | undefined;
  const tell = (keeper: Kept) => {
    kept = keeper;
  };
  const { unmount } = render(<Typed tell={tell} text={text} />);
  return { keep: () => kept?.keep(), stop: () => kept?.stop(), unmount };
}

test("an earlier text on its way is given up for the next one, and that one when the form itself is sent", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetchNothing = (_: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  vi.stubGlobal("fetch", fetchNothing);
  const { keep, stop, unmount } = typed();
  const aborted = () => signals.map((signal) => signal?.aborted);
  for (const count of [1, 2]) {
    keep();
    await act(() => vi.advanceTimersByTimeAsync(700));
    await vi.waitFor(() => expect(signals.length).toBe(count));
  }
  expect(aborted()).toEqual([true, false]);
  stop();
  expect(aborted()).toEqual([true, true]);
  unmount();
});

test.each([
  ["a short one", "x".repeat(50_000), true],
  ["one longer than browsers permit after the page is left", "א".repeat(40_000), false],
])("%s is sent so that it arrives", async (_, text, keepalive) => {
  const inits: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    inits.push(init);
    return Response.json({ formId: null });
  });
  const { keep, unmount } = typed(text);
  keep();
  await act(() => vi.advanceTimersByTimeAsync(700));
  await vi.waitFor(() => expect(inits.map((init) => init.keepalive)).toEqual([keepalive]));
  unmount();
});

test.each([
  ["before it is sent", "x".repeat(1024 * 1024), 0],
  ["by the server", "x".repeat(1000), 1],
])("a text that is too long to be stored, as is found %s, is not sent again, and a notice says so once", async (_, text, sent) => {
  const fetchRefused = vi.fn(async () => new Response("<h1>Too large</h1>", { status: 413 }));
  vi.stubGlobal("fetch", fetchRefused);
  const followed = vi.fn();
  const leave = followNotices(followed);
  const { keep, unmount } = typed(text);
  for (const times of [1, 2]) {
    keep();
    await act(() => vi.advanceTimersByTimeAsync(700));
    await vi.waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetchRefused).toHaveBeenCalledTimes(sent * times);
  }
  expect(currentNotices().at(-1)).toMatchObject({ key: "frame:connection.tooLong", tone: "caution" });
  leave();
  unmount();
});

test("a text that could not be stored is sent again, until it is or its form is gone", async () => {
  const answers = [() => Promise.reject(new TypeError("Failed to fetch")), async () => Response.json({ formId: null })];
  const fetchInTurn = vi.fn(() => (answers.shift() ?? (() => Promise.reject(new TypeError("Failed to fetch"))))());
  vi.stubGlobal("fetch", fetchInTurn);
  const { keep, unmount } = typed("Noa");
  keep();
  await act(() => vi.advanceTimersByTimeAsync(700));
  await vi.waitFor(() => expect(fetchInTurn).toHaveBeenCalledTimes(1));
  for (const seconds of [10, 60]) {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    expect(fetchInTurn).toHaveBeenCalledTimes(2);
  }
  keep();
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetchInTurn).toHaveBeenCalledTimes(3);
});
