import { expect, test } from "vitest";
import { LineFindings } from "~/components/prescription-line/line-findings";
import { fitLine } from "~/domain/prescription/fit-line";
import { parsePrescriptionLine } from "~/domain/prescription/parse-prescription-line";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "../render-page";

test("a line that names no lens shows what was read of both eyes, the copied values as suggested (D53)", () => {
  const line = parsePrescriptionLine("R -3.25 -1.25x180 L same x2", []);
  const eyes = fitLine(line, { series: [], inForm: () => "", lastOrdered: () => "" });
  const { container } = renderPage(
    <MarketProvider market={marketOf(editionOf("KR"))}>
      <LineFindings line={line} eyes={eyes} series={[]} />
    </MarketProvider>,
  );
  expect([...container.querySelectorAll("[dir=ltr]")].map(({ textContent }) => textContent)).toEqual([
    "-3.25 -1.25 x 180",
    "-3.25 -1.25 x 180",
  ]);
});
