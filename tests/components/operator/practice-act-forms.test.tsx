import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { Answers } from "~/calls/answers";
import { PracticeActForms } from "~/components/operator/practice-act-forms";
import { renderPage } from "~tests/components/render-page";

const practice = { practiceName: "Carmel" } as Answers["operator"]["practice"];

function Page() {
  const [status, setStatus] = useState<"approved" | "suspended">("approved");
  return (
    <>
      <PracticeActForms practice={{ ...practice, status }} isHere={false} refused={null} />
      <button type="button" onClick={() => setStatus("suspended")}>
        Suspended
      </button>
    </>
  );
}

test("the reason for suspending a practice is not the one for opening it again", () => {
  renderPage(<Page />);
  const reasons = () => screen.getAllByRole<HTMLInputElement>("textbox");
  for (const field of reasons()) field.value = "Unpaid";
  fireEvent.click(screen.getByText("Suspended"));
  expect(reasons().map(({ value }) => value)).toEqual([""]);
});
