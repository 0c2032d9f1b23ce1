import { expect, test } from "vitest";
import { startAppServer } from "~tests/helpers/app-server";

test("the demo starts afresh in memory, and a mail that it sends is read in the browser (D42)", async () => {
  const server = await startAppServer({ DEMO: "true" });
  const address = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  const read = async (path: string) => (await fetch(address(path))).text();
  try {
    expect(server.output()).toContain("mails are read at /demo/mails");
    expect(await read("/demo/mails")).toContain("No email has been sent yet.");
    const sent = await fetch(address("/api/notifications/sendForgotPasswordEmail"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "staff@einayim.example", subDomain: "einayim" }),
    });
    expect(await sent.json()).toEqual({ sent: true });
    await expect.poll(() => read("/demo/mails")).toContain("staff@einayim.example");
    const [, path = ""] = /href="(\/demo\/mails\/[^"]+)"/.exec(await read("/demo/mails")) ?? [];
    expect(await read(path)).toContain("/reset-password");
  } finally {
    await server.stop();
  }
});
