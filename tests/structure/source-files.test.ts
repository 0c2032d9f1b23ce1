import { expect, test } from "vitest";
import { importsOf } from "./source-files";

test("every form of import is found, with its target and whether it is type-only", () => {
  const text = [
    'import { a } from "~/domain/money";',
    'import type { B } from "../calls/cart";',
    'import { type C } from "~/editions/il";',
    'import d, { type E } from "zod";',
    'import "./page.module.css";',
    'export { f } from "./sister";',
    'const g = await import("~/db/open.server");',
    'type H = import("@orpc/client").Client;',
  ].join("\n");
  const seen = importsOf({ path: "app/services/example.server.ts", text }).map(({ target, typeOnly, local }) => [target, typeOnly, local]);
  expect(seen).toEqual([
    ["app/domain/money", false, true],
    ["app/calls/cart", true, true],
    ["app/editions/il", true, true],
    ["zod", false, false],
    ["app/services/page.module.css", false, true],
    ["app/services/sister", false, true],
    ["app/db/open.server", false, true],
    ["@orpc/client", true, false],
  ]);
});
