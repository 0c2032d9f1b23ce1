import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Eye } from "~/components/lens/eye";
import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

afterEach(cleanup);

test("the values of a lens stand in order within one isolate", () => {
  const { container } = renderPage(<Prescription eye="right" values={{ axis: 5, power: -3.25, cylinder: -1.25, addition: 1.5 }} />);
  const isolates = container.querySelectorAll("bdi");
  expect(isolates).toHaveLength(1);
  expect(isolates[0]?.getAttribute("dir")).toBe("ltr");
  expect(isolates[0]?.textContent).toBe("-3.25 -1.25 x 005 +1.50");
});

test("the eye is shown as a letter and read aloud as a word", () => {
  renderPage(<Eye side="left" small />);
  expect(screen.getByRole("img", { name: "Left eye" }).textContent).toBe("L");
});

test("beside the word, the letter is hidden from screen readers", () => {
  const { container } = renderPage(<Eye side="right" named />);
  expect(container.textContent).toBe("RRight eye");
  expect(screen.queryByRole("img")).toBeNull();
});

test("a picture offers every specified size below the edition's image path, and reserves its space", () => {
  const market = marketOf(editionOf("IL"));
  const shown = (imagePath: string) =>
    renderPage(
      <MarketProvider market={{ ...market, imagePath }}>
        <PackShot imageId="biofinity" priority />
      </MarketProvider>,
    ).container;
  expect(shown("/elsewhere/").querySelector("img")?.getAttribute("src")).toBe("/elsewhere/biofinity-med.jpg");
  const container = shown(market.imagePath);
  expect(container.querySelector("source")?.getAttribute("srcset")).toBe(
    "/products/biofinity-xsmall.webp 150w, /products/biofinity-small.webp 400w, /products/biofinity-lrg.webp 800w",
  );
  const image = container.querySelector("img");
  expect(image?.getAttribute("srcset")).toBe(
    "/products/biofinity-xsmall.jpg 150w, /products/biofinity-med.jpg 550w, /products/biofinity-lrg.jpg 800w",
  );
  expect([image?.getAttribute("width"), image?.getAttribute("height"), image?.getAttribute("alt")]).toEqual(["550", "346", ""]);
  expect([image?.getAttribute("loading"), image?.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
});
