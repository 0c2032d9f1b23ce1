import { afterEach, expect, test, vi } from "vitest";
import { stopDocumentLoads } from "~/offline/scripts/stop-document-loads";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

type Given = { href?: string; target?: string; online?: boolean; answers?: boolean; press?: MouseEventInit & { name?: string } };

/** Presses a link, and answers whether the browser was held back, what was stopped, and what was opened instead. */
async function press({ href = "/terms-and-conditions", target = "", online = true, answers = true, press: how = {} }: Given) {
  const asked = vi.fn(() => (answers ? Promise.resolve(new Response("{}")) : Promise.reject(new TypeError("Failed to fetch"))));
  vi.stubGlobal("fetch", asked);
  const opened = vi.fn();
  vi.stubGlobal("open", opened);
  const assigned = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const stopped = vi.fn();
  const end = stopDocumentLoads(() => online, stopped);
  const link = Object.assign(document.createElement("a"), { href, target });
  document.body.append(link);
  const { name = "click", ...init } = how;
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, ...init });
  let held = false;
  const last = (heard: Event) => {
    held = heard.defaultPrevented;
    // Nothing is asked of the network here.
    heard.preventDefault();
  };
  addEventListener(name, last, { once: true });
  link.dispatchEvent(event);
  await new Promise((done) => setTimeout(done));
  end();
  return {
    held,
    stopped: stopped.mock.calls.length,
    opened: opened.mock.calls.map(([address]) => new URL(address).pathname),
    assigned: assigned.mock.calls.map(([address]) => new URL(address).pathname),
  };
}

const untouched = { held: false, stopped: 0, opened: [], assigned: [] };
const stopped = { held: true, stopped: 1, opened: [], assigned: [] };
const path = "/terms-and-conditions";

test.each<[string, Given, Awaited<ReturnType<typeof press>>]>([
  ["a document of the portal is opened once the portal answers", {}, { ...untouched, held: true, assigned: [path] }],
  ["a window of the portal is opened once the portal answers", { target: "_blank" }, { ...untouched, held: true, opened: [path] }],
  ["a document is stopped when the portal answers nobody", { answers: false }, stopped],
  ["a window too", { target: "_blank", answers: false }, stopped],
  ["a link to another site is left to the browser", { href: "https://parcel.example/1", target: "_blank", answers: false }, untouched],
  ["another site is stopped without a connection", { href: "https://parcel.example/1", online: false }, stopped],
  ["a tab that a person opens on purpose is left to the browser", { press: { ctrlKey: true } }, untouched],
  ["a file that a person saves with the alternate key is left to the browser", { press: { altKey: true } }, untouched],
  ["a tab that a person chose is stopped without a connection", { press: { ctrlKey: true }, online: false }, stopped],
  ["the middle button is stopped without a connection", { press: { name: "auxclick", button: 1 }, online: false }, stopped],
  ["the menu of the browser never is", { press: { name: "auxclick", button: 2 }, online: false }, untouched],
  ["a telephone number never is", { href: "tel:+972-3-000-0180", online: false }, untouched],
])("%s", async (_, given, expected) => {
  expect(await press(given)).toEqual(expected);
});
