import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Checkbox } from "~/components/fields/checkbox";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Field } from "~/components/fields/field";
import { FieldGroup } from "~/components/fields/field-group";
import { Pick } from "~/components/fields/pick";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import { renderPage } from "~tests/components/render-page";

afterEach(cleanup);

test("a control is found by its label and described by its hint", () => {
  render(
    <Field id="zip" label="Postcode" hint="7 digits">
      <TextInput ltr name="zip" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Postcode");
  expect(input.getAttribute("aria-describedby")).toBe("zip-description");
  expect(document.getElementById("zip-description")?.textContent).toBe("7 digits");
  expect(input.getAttribute("aria-invalid")).toBeNull();
  expect(input.dir).toBe("ltr");
});

test("a refused control is invalid, keeps its text, and is described by hint and error", () => {
  render(
    <Field id="zip" label="Postcode" hint="7 digits" error="5 were typed">
      <TextInput name="zip" defaultValue="33031" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Postcode");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-describedby")).toBe("zip-description zip-error");
  expect(document.getElementById("zip-error")?.textContent).toBe("5 were typed");
  expect(input.value).toBe("33031");
});

test("the control's own description is added to the field's", () => {
  render(
    <Field id="zip" label="Postcode" error="5 were typed">
      <TextInput id="other" aria-describedby="more" />
    </Field>,
  );
  const input = screen.getByLabelText("Postcode");
  expect(input.id).toBe("zip");
  expect(input.getAttribute("aria-describedby")).toBe("zip-error more");
});

test("a select of values is labelled the same way and runs left-to-right", () => {
  render(
    <Field id="axis" label="Axis" error="175 is not made">
      <Select num>
        <option>180</option>
      </Select>
    </Field>,
  );
  const select = screen.getByLabelText<HTMLSelectElement>("Axis");
  expect(select.getAttribute("aria-invalid")).toBe("true");
  expect(select.dir).toBe("ltr");
});

test("a group of choices is named by its legend and described by its error", () => {
  render(
    <FieldGroup id="to" legend="Delivery" error="Choose one">
      <Pick name="to" value="office" title="To the practice" />
      <Pick name="to" value="patient" title="To the patient" />
    </FieldGroup>,
  );
  expect(screen.getByRole("group", { name: "Delivery" }).getAttribute("aria-describedby")).toBe("to-error");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "To the patient" }).value).toBe("patient");
});

test("a checkbox is named by its label and described by its error", () => {
  render(
    <Checkbox id="terms" name="terms" error="Please accept the terms">
      I accept the terms
    </Checkbox>,
  );
  const box = screen.getByRole("checkbox", { name: "I accept the terms" });
  expect(box.getAttribute("aria-describedby")).toBe("terms-error");
  expect(box.getAttribute("aria-invalid")).toBe("true");
});

/** A refused form, in which other mistakes are found once it is sent again. */
function RefusedForm() {
  const [problems, setProblems] = useState([{ fieldId: "zip", text: "Postcode: 7 digits" }]);
  return (
    <>
      <ErrorSummary title="1 thing needs a look" problems={problems} />
      <button type="button" onClick={() => setProblems([{ fieldId: "city", text: "City is missing" }])}>
        Send
      </button>
    </>
  );
}

test("the error summary takes the focus, also when other errors come, and links to the fields", () => {
  renderPage(<RefusedForm />);
  const summary = screen.getByRole("alert");
  expect(document.activeElement).toBe(summary);
  expect(screen.getByRole("link", { name: "Postcode: 7 digits" }).getAttribute("href")).toBe("#zip");
  summary.blur();
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(document.activeElement).toBe(summary);
});
