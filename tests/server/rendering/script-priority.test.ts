import { expect, test } from "vitest";
import { lowerScriptPriority } from "~/server/rendering/script-priority.server";

test("scripts are preloaded at low priority, and nothing else of the document changes", () => {
  const head = (priority: string) =>
    `<html><head><link rel="modulepreload"${priority} href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>`;
  const body = '<body>‏שלום <code>&lt;link rel="modulepreload"</code></body></html>';
  expect(lowerScriptPriority(Buffer.from(head("") + body)).toString()).toBe(head(' fetchpriority="low"') + body);
});
