import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { startI18n } from "~/i18n/client";
import { retryUntilLoaded } from "~/offline/connection";
import { fetchUntilAnswered } from "~/offline/fetch-until-answered";

window.fetch = fetchUntilAnswered(window.fetch);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={startI18n(document, retryUntilLoaded)}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
