import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

const underTest = process.env.VITEST !== undefined;

export default defineConfig({
  plugins: underTest ? [] : [reactRouter()],
  resolve: { alias: { "~tests": new URL("./tests", import.meta.url).pathname, "~": new URL("./app", import.meta.url).pathname } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    environment: "node",
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
