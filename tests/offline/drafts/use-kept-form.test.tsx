import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKeptForm } from "~/offline/drafts/use-kept-form";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Typed({ tell }: { tell: (kept: ReturnType<typeof useKeptForm>) => void }) {
  const form = useRef<HTMLFormElement>(null);
  tell(useKeptForm(form));
  return <form ref={form} action="http://localhost/patients/add" />;
}

test("an earlier text on its way is given up for the next one, and that one when the form itself is sent", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetchNothing = (_: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  vi.stubGlobal("fetch", fetchNothing);
  let kept: ReturnType<typeof useKeptForm> | undefined;
  const tell = (keeper: ReturnType<typeof useKeptForm>) => {
    kept = keeper;
  };
  const { unmount } = render(<Typed tell={tell} />);
  const aborted = () => signals.map((signal) => signal?.aborted);
  for (const count of [1, 2]) {
    kept?.keep();
    await act(() => vi.advanceTimersByTimeAsync(700));
    await vi.waitFor(() => expect(signals.length).toBe(count));
  }
  expect(aborted()).toEqual([true, false]);
  kept?.stop();
  expect(aborted()).toEqual([true, true]);
  unmount();
});
