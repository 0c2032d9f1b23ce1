import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { signedInVisitor } from "~tests/helpers/signed-in-visitor";
import { compare, machine, millisecondsOf, report } from "./measure";

let server: AppServer;

/** Needs the build (`npm run build`). */
beforeAll(async () => {
  server = await startAppServer({ DISTRIBUTOR_SIMULATOR: "true" });
}, 120_000);

afterAll(() => server.stop());

/** Pages that hold next to nothing: a text, and the page of an address that nobody knows. */
const emptyPages: [path: string, status: number][] = [
  ["/about", 200],
  ["/no/such/page", 404],
];

test("the catalogue page compared with an empty page of the same server", async () => {
  const visitor = await signedInVisitor(server);
  const [path, status] = await leanest(visitor.view);
  const rounds = 100;
  const { first, second, ratio } = await compare(
    () => visitor.view("/products"),
    () => visitor.view(path, status),
    { warmUp: 20, rounds },
  );
  report(
    `catalogue page ${first.toFixed(1)} ms, empty page ${second.toFixed(1)} ms (${path}), ratio ${ratio.toFixed(2)}; signed in, 12 products, one request at a time, medians of ${rounds}, PGlite, ${machine}`,
  );
  expect(ratio).toBeGreaterThan(0);
});

/** The page that the server answers fastest. */
async function leanest(view: (path: string, status: number) => Promise<void>): Promise<[string, number]> {
  const tried: { page: [string, number]; took: number }[] = [];
  for (const page of emptyPages) {
    for (let times = 0; times < 10; times += 1) await view(...page);
    const took = await millisecondsOf(async () => {
      for (let times = 0; times < 20; times += 1) await view(...page);
    });
    tried.push({ page, took });
  }
  const [best] = tried.toSorted((one, other) => one.took - other.took);
  if (!best) throw new Error("No empty page was tried");
  return best.page;
}
