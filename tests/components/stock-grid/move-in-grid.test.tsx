import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { moveInGrid } from "~/components/stock-grid/move-in-grid";
import { gridFormId } from "~/forms/stock-grid/draft-summary";

/** Two tables of powers; a dash is a power that is not made. */
const tables = [
  [
    ["a", "-", "b"],
    ["c", "d", "e"],
  ],
  [["f", "g", "-"]],
];

function givenGrid(dir = "ltr") {
  render(
    <form
      id={gridFormId}
      aria-label="grid"
      onKeyDown={({ nativeEvent, target }) => moveInGrid(nativeEvent, target as HTMLInputElement)}
      style={{ direction: dir as "ltr" }}
    >
      {tables.map((rows, index) => (
        <table key={rows.join()}>
          <tbody>
            {rows.map((row, rowPlace) => (
              <tr key={row.join()}>
                <th scope="row">power</th>
                {row.map((name, column) => (
                  <td key={name}>{name !== "-" && <input aria-label={name} data-at={`${index} ${rowPlace} ${column}`} />}</td>
                ))}
                <td>total</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </form>,
  );
}

function reach(from: string, key: string): string | null {
  screen.getByLabelText(from).focus();
  fireEvent.keyDown(screen.getByLabelText(from), { key });
  return document.activeElement?.getAttribute("aria-label") ?? null;
}

describe("an arrow key", () => {
  test.each([
    ["down to the next power of the column", "a", "ArrowDown", "c"],
    ["down past the end of a table, into the next one", "d", "ArrowDown", "g"],
    ["up into the table above", "f", "ArrowUp", "c"],
    ["nowhere below the last power", "e", "ArrowDown", "e"],
    ["to the right over a power that is not made", "a", "ArrowRight", "b"],
    ["to the left over it", "b", "ArrowLeft", "a"],
    ["from the end of a row to the same row of the table beside it", "b", "ArrowRight", "f"],
    ["back from there", "f", "ArrowLeft", "b"],
    ["nowhere where no table stands beside the row", "e", "ArrowRight", "e"],
  ])("moves %s", (_, from, key, to) => {
    givenGrid();
    expect(reach(from, key)).toBe(to);
  });

  test("to the left moves to the next column of a right-to-left page", () => {
    givenGrid("rtl");
    expect([reach("c", "ArrowLeft"), reach("d", "ArrowRight")]).toEqual(["d", "c"]);
  });
});
