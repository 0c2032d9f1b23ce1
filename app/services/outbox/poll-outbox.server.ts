import { sendDue } from "./send-due.server";

type Options = Parameters<typeof sendDue>[0] & {
  clock: () => Date;
  everyMilliseconds: number;
  /** Hears of messages that could not be sent (their number), and of a database that did not answer (the error). */
  onTrouble: (trouble: { failed: number } | { error: unknown }) => void;
};

/** Sends what is due again and again, one round after the other. The answer stops it and waits for the round that runs. */
export function pollOutbox({ clock, everyMilliseconds, onTrouble, ...outbox }: Options): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const round = async () => {
    try {
      const { failed } = await sendDue(outbox, clock());
      if (failed > 0) onTrouble({ failed });
    } catch (error) {
      onTrouble({ error });
    }
    if (!stopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = round();
    }, everyMilliseconds);
    timer.unref();
  };

  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
