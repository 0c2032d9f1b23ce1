import type { Express } from "express";
import { isRunnableDevEnvironment, type Plugin } from "vite";

/** `npm run dev` answers pages through the same Express application as the built server. */
export function servePortal(): Plugin {
  return {
    name: "dioptre:serve-portal",
    apply: "serve",
    configureServer: (server) => () => {
      const environment = server.environments.ssr;
      if (server.config.server.middlewareMode || !isRunnableDevEnvironment(environment)) return;
      let served: { module: object; app: Promise<Express> } | undefined;
      const currentApp = async () => {
        const module = await environment.runner.import<{ createDevelopmentApp: () => Promise<Express> }>(
          "/app/server/serve-portal.server.ts",
        );
        if (served?.module !== module) served = { module, app: module.createDevelopmentApp() };
        return served.app;
      };
      server.middlewares.use((request, response, next) => {
        request.url = request.originalUrl;
        currentApp().then((app) => app(request, response), next);
      });
    },
  };
}
