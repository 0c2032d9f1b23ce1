import { expect, test } from "vitest";
import { postalLine } from "~/components/orders/paper-lines";
import { withoutDirectionMarks } from "~/domain/direction-marks";
import type { EditionCode } from "~/domain/edition";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { formatFor } from "~/i18n/translate-for.server";

test.each([
  ["IL", { street: "3 Mole Street", street2: "Floor 2", city: "Haifa", zip: "3300007" }, "3 Mole Street, Floor 2, Haifa 3300007"],
  ["KR", { street: "세종대로 88", street2: "2층", city: "서울", zip: "04524" }, "(04524) 서울 세종대로 88, 2층"],
] as const)("an address on paper in %s", (edition: EditionCode, address, line) => {
  expect(withoutDirectionMarks(postalLine(formatFor("en", marketOf(editionOf(edition))), address))).toBe(line);
});
