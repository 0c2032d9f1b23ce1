import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Code } from "~/components/ui/code";
import { Money } from "~/components/ui/money";
import { Num } from "~/components/ui/num";

afterEach(cleanup);

test.each([
  ["a lens value", <Num key="n">-3.25 -1.25 x 180</Num>, "-3.25 -1.25 x 180"],
  ["an order number", <Code key="c">ABC-1042-000317</Code>, "ABC-1042-000317"],
])("%s is an isolate that runs left-to-right on a right-to-left page, with its characters unchanged", (_, element, text) => {
  document.documentElement.dir = "rtl";
  const { container } = render(element);
  const isolate = container.querySelector("bdi");
  expect(isolate?.getAttribute("dir")).toBe("ltr");
  expect(isolate?.textContent).toBe(text);
  document.documentElement.removeAttribute("dir");
});

test("an amount is isolated but keeps the direction its formatter gave it", () => {
  const { container } = render(<Money>{"\u200f1,340.48 \u200f₪"}</Money>);
  expect(container.querySelector("bdi")?.hasAttribute("dir")).toBe(false);
});
