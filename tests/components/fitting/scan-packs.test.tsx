import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ScanPacks } from "~/components/fitting/scan-packs";
import { renderPage } from "~tests/components/render-page";

/** The page, which is loaded again at each press on the button. */
function Page() {
  const [loaded, setLoaded] = useState(0);
  return (
    <>
      <ScanPacks batchId={`batch ${loaded}`} refused={undefined} />
      <button type="button" onClick={() => setLoaded((now) => now + 1)}>
        Load
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const scan = (text: string) => fireEvent.change(field(), { target: { value: `${field().value}${text}\n` } });
const load = () => fireEvent.click(screen.getByText("Load"));

test("a response clears the codes that were sent, and neither those scanned since nor those never sent", () => {
  renderPage(<Page />);
  scan("first");
  load();
  expect(field().value).toBe("first\n");
  fireEvent.submit(field().form as HTMLFormElement);
  scan("second");
  load();
  expect(field().value).toBe("second\n");
});
