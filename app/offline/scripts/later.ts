import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from "react";
import { retryUntilLoaded } from "../connection";
import { whenIdle } from "./when-idle";

/**
 * Returns what no first view needs, loaded once the browser has nothing else to do; null until it is there. `load` is one function for
 * all renders. Where it brings styles it returns null on the server, whose bundle would bring them a second time. What React has not
 * taken over yet keeps its place when the part comes.
 */
export function useLater<Part>(load: () => Promise<Part | null>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    void loadWhenIdle(load).then((loaded) => startTransition(() => setPart(() => loaded)));
  }, [load]);
  return part;
}

async function loadWhenIdle<Part>(load: () => Promise<Part | null>): Promise<Part | null> {
  await whenIdle();
  const { part } = await retryUntilLoaded(async () => ({ part: await load() }));
  return part;
}

type LaterProps<Props> = {
  load: () => Promise<ComponentType<Props> | null>;
  props: Props;
  /** Stands in its place until it is there. */
  before?: ReactNode;
};

/** A component whose code is loaded as `useLater` does; it is there at once when its code is. */
export function Later<Props extends object>({ load, props, before = null }: LaterProps<Props>): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    void loadWhenIdle(load).then((loaded) => setPart(() => loaded));
  }, [load]);
  return Part ? createElement(Part, props) : before;
}
