import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { NumberInput } from "~/components/fields/number-input";
import { useFollowedDefault } from "~/components/fields/use-followed-default";
import { plainAmount } from "~/forms/settings/typed-amount";

function Budget({ saved }: { saved: string }) {
  const field = useRef<HTMLInputElement>(null);
  useFollowedDefault(field, saved, (value) => plainAmount(value, { coins: 100, max: 1_000_000 }));
  return <NumberInput aria-label="amount" decimal ref={field} defaultValue={saved} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>("amount");
const type = (value: string) => fireEvent.input(field(), { target: { value } });

test("a field that was emptied and saved shows what an undo restores, and takes further digits", () => {
  const { rerender } = render(<Budget saved="7000" />);
  type("");
  rerender(<Budget saved="" />);
  rerender(<Budget saved="7000" />);
  expect(field().value).toBe("7000");
  type("7000x");
  expect(field().value).toBe("7000");
});

test("a field shows the saved amount as it is written elsewhere, and then what an undo restores", () => {
  const { rerender } = render(<Budget saved="7000" />);
  type("3000.5");
  rerender(<Budget saved="3000.50" />);
  expect(field().value).toBe("3000.50");
  rerender(<Budget saved="7000" />);
  expect(field().value).toBe("7000");
});

test("what is being typed stays when another value was saved meanwhile", () => {
  const { rerender } = render(<Budget saved="7000" />);
  type("800");
  rerender(<Budget saved="9000" />);
  expect(field().value).toBe("800");
});
