/** Runs the bench, in files whose paths contain the words after `--`, with `--peer` also beside Vendure. */
import { spawnSync } from "node:child_process";

const words = process.argv.slice(2);
const options = ["run", "--config", "tests/bench/vitest.config.ts", ...words.filter((word) => word !== "--peer")];
const { status } = spawnSync(process.execPath, ["node_modules/.bin/vitest", ...options], {
  stdio: "inherit",
  env: { ...process.env, ...(words.includes("--peer") ? { BENCH_PEER: "true" } : {}) },
});
process.exitCode = status ?? 1;
