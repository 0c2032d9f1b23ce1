import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { startAppServer } from "~tests/helpers/app-server";
import { signInVisitor } from "~tests/helpers/cookie-jar";
import { isFull } from "~tests/helpers/figures";
import { buildWith, installNode } from "~tests/helpers/node-runtime";

const cartPath = "/api/gp/passthrough/api/gporders/cart";

/** The Node of the check, whose build is there; with full figures also those that are supported beside it, from npm. */
const runtimes = [["that runs this", null] as const, ...(isFull ? [22, 24, 26] : []).map((major) => [`${major} of npm`, major] as const)];

type Receipt = { receipt: { orders: { confirmationNum: string }[] } };

test.each(runtimes)("the Node %s builds and starts the portal, and an order goes from sign-in to its receipt", async (_, major) => {
  const program = major === null ? process.execPath : installNode(major);
  const version = execFileSync(program, ["--version"], { encoding: "utf8" }).trim();
  expect(version).toMatch(major === null ? process.version : `v${major}.`);
  const server = await startAppServer({}, major === null ? {} : { program, directory: buildWith(program) });
  onTestFinished(async () => void (await server.stop()));
  const person = await signInVisitor(`http://127.0.0.1:${server.port}`, { practice: "carmel", name: "doctor" });
  const html = async (path: string) => {
    const answer = await person.ask(path, { headers: { accept: "text/html" } });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  expect(await html("/products")).toContain("MyDay");
  const lens = { seriesId: "il-myday", packSize: 30, power: -2.25, baseCurve: 8.4, diameter: 14.2, quantity: 2 };
  const preorder = {
    id: randomUUID(),
    orderType: "Stock",
    merchandise: { purchaseType: "Revenue", lines: [{ id: randomUUID(), ...lens }] },
  };
  const { cart } = await person.call<{ cart: { id: string } }>(`${cartPath}/sync`, {
    locationId: person.locationId,
    preorders: [preorder],
  });
  const { holdId } = await person.call<{ holdId: string }>(`${cartPath}/startcheckout`, { cartId: cart.id });
  const { receipt } = await person.call<Receipt>(`${cartPath}/checkout`, { cartId: cart.id, holdId, acceptTerms: true });
  const number = receipt.orders[0]?.confirmationNum ?? "";
  expect(await html(`/order-confirmation?cart=${cart.id}`)).toContain(number);
  // Native code and fonts: the receipt as PDF, and the picture of a pack.
  const [paper, picture] = await Promise.all([
    person.ask(`/order-confirmation.pdf?cart=${cart.id}`),
    person.ask("/products/il-myday-small.webp"),
  ]);
  expect([paper.headers.get("content-type"), picture.headers.get("content-type")]).toEqual(["application/pdf", "image/webp"]);
  console.info(`Node ${version}: order ${number}`);
});
