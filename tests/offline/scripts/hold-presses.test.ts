import { afterEach, expect, test, vi } from "vitest";
import { holdPresses, takesOver } from "~/offline/scripts/hold-presses";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const scripts = { answers: () => new Promise<boolean>(() => undefined), hasFailed: () => false, carry: async () => true };

test("a press on a button that is drawn anew before the portal listens is made on the new one", () => {
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
  const drawnAnew = pressed.cloneNode(true);
  pressed.replaceWith(drawnAnew);
  dispatchEvent(new Event(takesOver));
  expect(sent).toHaveBeenCalledExactlyOnceWith(drawnAnew);
});
