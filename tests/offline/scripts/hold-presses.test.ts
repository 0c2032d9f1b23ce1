import { afterEach, expect, test, vi } from "vitest";
import { holdPresses, takesOver } from "~/offline/scripts/hold-presses";

afterEach(() => {
  // What listens on the window stays; from then on it holds nothing.
  dispatchEvent(new Event(takesOver));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const silent = { answers: () => new Promise<boolean>(() => undefined), hasFailed: () => false, carry: async () => true };

/** A form with its button outside, and the script that holds presses. */
function heldPage(scripts: typeof silent) {
  document.body.innerHTML = `<form id="rx" method="post"></form><aside><button form="rx" name="intent" value="add">Add</button></aside>`;
  const form = document.querySelector("form");
  const pressed = document.querySelector("button");
  if (!form || !pressed) throw new Error("no form");
  const sent = vi.spyOn(form, "requestSubmit").mockImplementation(() => undefined);
  const script = Object.assign(document.createElement("script"), { type: "text/plain" });
  script.dataset.takesOver = takesOver;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  holdPresses(scripts as unknown as Parameters<typeof holdPresses>[0]);
  const press = new SubmitEvent("submit", { submitter: pressed, bubbles: true, cancelable: true });
  form.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  return { sent, pressed };
}

test("a press on a button that is drawn anew before the portal listens is made on the new one", () => {
  const { sent, pressed } = heldPage(silent);
  const drawnAnew = pressed.cloneNode(true);
  pressed.replaceWith(drawnAnew);
  dispatchEvent(new Event(takesOver));
  expect(sent).toHaveBeenCalledExactlyOnceWith(drawnAnew);
});

test("a press waits for the portal once its router is there, and for a second at most", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("__reactRouterDataRouter", {});
  const { sent } = heldPage({ ...silent, answers: async () => true });
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveBeenCalledOnce();
});

test("a press is made as soon as the server answers while nothing of the router is there", async () => {
  vi.useFakeTimers();
  const { sent } = heldPage({ ...silent, answers: async () => true });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalledOnce();
});
