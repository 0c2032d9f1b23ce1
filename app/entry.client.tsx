import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startI18n } from "~/i18n/client";
import { TextsProvider } from "~/i18n/use-texts";
import { retryUntilLoaded } from "~/offline/connection";
import { fetchUntilAnswered } from "~/offline/fetch-until-answered";

window.fetch = fetchUntilAnswered(window.fetch);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsProvider i18n={startI18n(document, retryUntilLoaded)}>
        <HydratedRouter />
      </TextsProvider>
    </StrictMode>,
  );
});
