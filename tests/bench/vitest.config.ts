import { defineConfig } from "vitest/config";

/** Timed criteria: run alone on a quiet machine with `npm run bench`. */
export default defineConfig({
  resolve: { alias: { "~tests": new URL("..", import.meta.url).pathname, "~": new URL("../../app", import.meta.url).pathname } },
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/bench/**/*.test.ts"],
    globalSetup: ["tests/helpers/migrated-database.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
