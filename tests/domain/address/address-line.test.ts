import { expect, test } from "vitest";
import { addressLine } from "~/domain/address/address-line";

test.each([
  [
    "street first, with a second line",
    { street: "3 Mole Street", street2: "Floor 2", city: "Haifa" },
    "streetFirst",
    "3 Mole Street, Floor 2, Haifa",
  ],
  ["street first", { street: "3 Mole Street", city: "Haifa" }, "streetFirst", "3 Mole Street, Haifa"],
  ["city first, with a second line", { street: "세종대로 88", street2: "2층", city: "서울" }, "cityFirst", "서울 세종대로 88, 2층"],
  ["city first", { street: "세종대로 88", street2: "", city: "서울" }, "cityFirst", "서울 세종대로 88"],
  ["without a city", { street: "세종대로 88", city: "" }, "cityFirst", "세종대로 88"],
] as const)("an address %s", (_, address, order, line) => {
  expect(addressLine(address, order)).toBe(line);
});
