import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ScanPacks } from "~/components/fitting/scan-packs";
import { giveScan } from "~/components/scan/scan-taker";
import { editionOf } from "~/editions/editions";
import { noTexts, type RefusedShelf } from "~/forms/fitting/fitting-form";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

// The form stores what is typed.
const store = vi.fn(async () => Response.json({ formId: null }));
beforeAll(() => {
  vi.stubGlobal("fetch", store);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const refused: RefusedShelf = {
  ...{ intent: "put", mistakes: {}, refusal: null, found: null },
  texts: { ...noTexts, codes: "wrong\r\n" },
  refused: [{ code: "wrong", mistake: "noCode" }],
};

/** The page, of which each press on a button is a response: with the next batch, or with what was refused. */
function Page() {
  const [loaded, setLoaded] = useState(0);
  const [answer, setAnswer] = useState<RefusedShelf>();
  return (
    <>
      <MarketProvider market={marketOf(editionOf("IL"))}>
        <ScanPacks batchId={`batch ${loaded}`} refused={answer} />
      </MarketProvider>
      <button type="button" onClick={() => setLoaded((now) => now + 1)}>
        Load
      </button>
      <button type="button" onClick={() => setAnswer(refused)}>
        Refuse
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const scan = (text: string) => fireEvent.change(field(), { target: { value: `${field().value}${text}\n` } });
const send = () => fireEvent.submit(field().form as HTMLFormElement);
const press = (name: string) => fireEvent.click(screen.getByText(name));

test("a response clears the codes that were sent, and neither those scanned since nor those never sent", () => {
  renderPage(<Page />);
  scan("first");
  press("Load");
  expect(field().value).toBe("first\n");
  send();
  scan("second");
  press("Load");
  expect(field().value).toBe("second\n");
});

test("refused codes return, before those scanned since, and stay when the page is loaded again", () => {
  renderPage(<Page />);
  scan("right");
  scan("wrong");
  send();
  scan("next");
  press("Refuse");
  expect(field().value).toBe("wrong\nnext\n");
  press("Load");
  expect(field().value).toBe("wrong\nnext\n");
});

test("what a scanner reads is a line of its own, and stored like what is typed", async () => {
  renderPage(<Page />);
  scan("typed");
  store.mockClear();
  for (const text of ["first", "second"]) act(() => void giveScan({ text, focused: null, at: 0 }));
  expect(field().value).toBe("typed\nfirst\nsecond\n");
  await vi.waitFor(() => expect(store).toHaveBeenCalledOnce(), { timeout: 10_000 });
});
