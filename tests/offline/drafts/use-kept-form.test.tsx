import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useKeptForm } from "~/offline/drafts/use-kept-form";

afterEach(() => {
  vi.unstubAllGlobals();
});

function Typed() {
  const form = useRef<HTMLFormElement>(null);
  const { keep } = useKeptForm(form);
  return (
    <form ref={form} action="/settings/profile" onInput={keep}>
      <input name="firstName" />
    </form>
  );
}

test("what is typed is sent without the limit of size of requests that outlive their page; with it only when the page is left (D31)", async () => {
  const sent: (boolean | undefined)[] = [];
  vi.stubGlobal("fetch", async (_: string, { keepalive }: RequestInit) => {
    sent.push(keepalive);
    return sent.length > 1 ? Response.json({ formId: null }) : Response.error();
  });
  render(<Typed />);
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "Noa" } });
  await vi.waitFor(() => expect(sent).toEqual([false]), { timeout: 3_000 });
  dispatchEvent(new Event("pagehide"));
  await vi.waitFor(() => expect(sent).toEqual([false, true]));
});
