import { expect, test, vi } from "vitest";
import { type Configuration, ConfigurationError } from "~/integrations/configuration.server";
import { withDatabase } from "~/server/commands/with-database.server";

const configuration = { databaseUrl: null, migrateUrl: null, dataDirectory: "/nowhere", gatewayUrl: null, demo: false };

test.each([
  ["GATEWAY_URL", { gatewayUrl: "https://portal.example" }],
  ["DEMO", { demo: true }],
])("a command opens no database that its portal would not use, with %s", async (name, given) => {
  const work = vi.fn();
  const opened = withDatabase({ ...configuration, ...given } as Configuration, work);
  await expect(opened).rejects.toThrow(ConfigurationError);
  await expect(opened).rejects.toThrow(`With ${name}`);
  expect(work).not.toHaveBeenCalled();
});
