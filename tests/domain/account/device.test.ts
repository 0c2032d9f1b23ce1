import { expect, test } from "vitest";
import { deviceOf } from "~/domain/account/device";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Edge", "Windows"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918N) ${webKit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0.0.0 Whale/4.29.282.14 Safari/537.36`, "Whale", "Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari",
    "Mac",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Linux"],
  ["curl/8.5.0", null, null],
  [null, null, null],
])("%s is %s on %s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
