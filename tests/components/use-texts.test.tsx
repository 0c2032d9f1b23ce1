import { render, screen } from "@testing-library/react";
import { Suspense, startTransition, useCallback, useState } from "react";
import { expect, test } from "vitest";
import { startI18n } from "~/i18n/client";
import { embeddedTextsId, writeEmbeddedTexts } from "~/i18n/embedded-texts";
import { TextsProvider, useTexts } from "~/i18n/use-texts";

const json = writeEmbeddedTexts({ language: "en", texts: { common: {} } });
const page = { getElementById: (id: string) => (id === embeddedTextsId ? { textContent: json } : null) } as unknown as Document;

function Needy() {
  const { t } = useTexts("scan");
  const say = useCallback(() => t("waits"), [t]);
  return <p>{say()}</p>;
}

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        open
      </button>
      {isOpen && <Needy />}
    </>
  );
}

test("a component runs its other hooks once the texts it suspended for are loaded", async () => {
  const recovered: unknown[] = [];
  const i18n = startI18n(page, (load) => load());
  render(
    <TextsProvider i18n={i18n}>
      <Suspense fallback="waiting">
        <Opener />
      </Suspense>
    </TextsProvider>,
    { onRecoverableError: (error) => recovered.push(error) },
  );
  screen.getByRole("button").click();
  await screen.findByText(/./, { selector: "p" });
  expect(recovered).toEqual([]);
});
