import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { PeopleFilters } from "~/components/people/people-filters";
import { type PeopleView, parsePeopleView } from "~/forms/people/people-view";
import { renderPage } from "~tests/components/render-page";
import { takeConsoleErrors } from "~tests/helpers/console";

const counts = { all: 2, active: 2, invited: 0, expired: 0, withdrawn: 0 };

function Page() {
  const [role, setRole] = useState<PeopleView["role"]>("any");
  return (
    <>
      <PeopleFilters view={{ ...parsePeopleView(new URLSearchParams()), role }} searchText="" counts={counts} />
      <button type="button" onClick={() => setRole("doctor")}>
        Doctors
      </button>
    </>
  );
}

test("the list of roles keeps the focus when the people of another role are shown", () => {
  renderPage(<Page />);
  const roles = () => screen.getByRole<HTMLSelectElement>("combobox");
  roles().focus();
  fireEvent.click(screen.getByText("Doctors"));
  expect(document.activeElement).toBe(roles());
  expect(roles().value).toBe("doctor");
  expect(takeConsoleErrors()).toEqual([expect.stringContaining("<search>")]);
});
