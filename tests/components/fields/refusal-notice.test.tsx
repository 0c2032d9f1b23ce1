import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Form, RouterProvider, useActionData } from "react-router";
import { expect, test } from "vitest";
import { RefusalNotice } from "~/components/fields/refusal-notice";

/** A form that is refused each time it is sent. */
function RefusedForm() {
  const refused = useActionData<{ times: number }>();
  return (
    <>
      {refused && <RefusalNotice title="Not added" />}
      <Form method="post">
        <input aria-label="Boxes" />
        <button type="submit">Add</button>
        <output>{refused?.times}</output>
      </Form>
    </>
  );
}

test("takes the focus each time a form is refused, also for the same reason", async () => {
  let times = 0;
  const router = createMemoryRouter([{ path: "/", element: <RefusedForm />, action: () => ({ times: ++times }) }]);
  render(<RouterProvider router={router} />);
  for (const time of ["1", "2"]) {
    screen.getByRole("textbox", { name: "Boxes" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(time));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
  }
});
