import type { Doors } from "~/db/doors.server";
import type { OpenedDatabase } from "~/db/open.server";
import type { Configuration } from "~/integrations/configuration.server";
import { findDistributorAddress } from "~/integrations/distributor/distributor-address.server";
import { postHandOver, postRequest } from "~/integrations/distributor/post-hand-over.server";
import { fetchWith } from "~/integrations/fetch-with.server";
import type { Log } from "~/integrations/log.server";
import { handleMail } from "~/integrations/mail/handle-mail.server";
import type { Mailbox } from "~/integrations/mail/mailbox.server";
import { openMail } from "~/integrations/mail.server";
import { countWaitingOrders } from "~/services/distributor/count-waiting-orders.server";
import { type GiveOrder, handOverOrder } from "~/services/distributor/hand-over-order.server";
import { simulateDistributor, takeOrder } from "~/services/distributor/simulate-distributor.server";
import { pollOutbox } from "~/services/outbox/poll-outbox.server";
import { type GiveRequest, handOverRequest } from "~/services/requests/hand-over-request.server";
import type { ReadinessCheck } from "./health.server";
import { mailTexts } from "./mail-texts.server";
import { repeat } from "./repeat.server";

type Parts = {
  configuration: Configuration;
  clock: () => Date;
  doors: Doors;
  kind: OpenedDatabase["kind"];
  log: Log;
  mailbox: Mailbox | null;
};

const outboxMilliseconds = 2_000;
const simulatorMilliseconds = 10_000;

/** Starts sending the outbox: mails, and orders to the distributor or to the simulator (D28). The returned function stops it. */
export function sendOutbox({ configuration, clock, doors, kind, log, mailbox }: Parts): () => Promise<void> {
  const { publicUrl } = configuration;
  const give = findReceiver(configuration, kind, clock);
  const handlers = {
    mail: handleMail({ send: mailbox?.send ?? openMail(configuration, log), texts: mailTexts, clock }),
    ...(give ? { handOver: handOverOrder({ doors, give, clock, publicUrl }) } : {}),
    ...(give ? { request: handOverRequest({ doors, give: findRequestReceiver(configuration, clock) }) } : {}),
  };
  const stopSending = pollOutbox({
    ...{ doors, handlers, clock, everyMilliseconds: outboxMilliseconds },
    onTrouble: (trouble) => log.warn("error" in trouble ? { err: trouble.error } : { kind: trouble.failed }, "sending failed"),
  });
  if (give !== takeOrder) return stopSending;
  const stopSimulating = repeat(() => simulateDistributor(doors, { now: clock(), publicUrl }), {
    everyMilliseconds: simulatorMilliseconds,
    onError: (error) => log.warn({ err: error }, "the simulator failed"),
  });
  return async () => {
    await Promise.all([stopSending(), stopSimulating()]);
  };
}

/** Returns the readiness check of the hand-over: without DISTRIBUTOR_URL orders wait in the outbox (D28). */
export function distributorCheck({ configuration, clock, doors, kind }: Omit<Parts, "log" | "mailbox">): ReadinessCheck {
  return {
    name: "distributor",
    check: async () => {
      const give = findReceiver(configuration, kind, clock);
      if (give === takeOrder) return { ready: true, note: "simulated: DISTRIBUTOR_URL is not set" };
      const waiting = await countWaitingOrders(doors, clock());
      if (!give) return { ready: true, note: `orders wait (${waiting}): DISTRIBUTOR_URL is not set or holds no password` };
      return waiting > 0 ? { ready: true, note: `orders wait (${waiting}): the distributor does not take them` } : { ready: true };
    },
  };
}

/** Returns the receiver of orders: the distributor at its URL, else the simulator where it is allowed; null when there is neither. */
function findReceiver(
  { distributorUrl, distributorCertificate, distributorSimulator }: Configuration,
  kind: OpenedDatabase["kind"],
  clock: () => Date,
): GiveOrder | null {
  const address = findDistributorAddress(distributorUrl);
  const fetch = fetchWith(distributorCertificate);
  if (address) return (order, signal) => postHandOver(address, order, { now: clock(), signal, fetch });
  if (distributorUrl !== null) return null;
  return kind === "embedded" || distributorSimulator ? takeOrder : null;
}

/** Returns the receiver of practices' requests: the distributor at its URL. With the simulator, operators answer them. */
function findRequestReceiver({ distributorUrl, distributorCertificate }: Configuration, clock: () => Date): GiveRequest {
  const address = findDistributorAddress(distributorUrl);
  const fetch = fetchWith(distributorCertificate);
  return async (message, signal) => {
    if (address) await postRequest(address, message, { now: clock(), signal, fetch });
  };
}
