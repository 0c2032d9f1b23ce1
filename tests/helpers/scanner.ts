import type { Page } from "playwright";
import { loadedLater } from "./loaded-later";

const keyOf = (character: string) => ({
  key: character,
  code: /\d/.test(character) ? `Digit${character}` : "",
  windowsVirtualKeyCode: character.toUpperCase().charCodeAt(0),
  text: character,
});
const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };

/**
 * What a scanner does: the keys of the code in 200 ms, whatever the machine is busy with, and Enter. It types into whatever has the
 * focus.
 */
export async function scanCode(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The keys get times of the last 200 ms: nothing else was typed in them.
  await page.waitForTimeout(300);
  const keys = [...[...code].map(keyOf), enter];
  const gap = 0.2 / keys.length;
  const begin = Date.now() / 1000 - 0.2;
  const sent = keys.flatMap((key, index) =>
    (["keyDown", "keyUp"] as const).map((type) =>
      session.send("Input.dispatchKeyEvent", {
        type,
        ...key,
        ...(type === "keyUp" && { text: undefined }),
        timestamp: begin + index * gap,
      }),
    ),
  );
  await Promise.all(sent);
  await session.detach();
}

/** Waits until the page listens for scanners, which it begins to after its first view, and until nothing more is loaded. */
export async function waitForListening(page: Page): Promise<void> {
  await page.waitForFunction(() => "portalListens" in window);
  await loadedLater(page, "on-every-page");
}
