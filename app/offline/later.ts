import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { retryUntilLoaded } from "./connection";
import { whenIdle } from "./when-idle";

/**
 * Returns what no first view needs, loaded once the browser has nothing else to do; null until it is there. `load` is one function for
 * all renders. Where it brings styles it returns null on the server, whose bundle would bring them a second time.
 */
export function useLater<Part>(load: () => Promise<Part | null>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const loadWhenIdle = async () => {
      await whenIdle();
      const loaded = await retryUntilLoaded(async () => ({ part: await load() }));
      setPart(() => loaded.part);
    };
    void loadWhenIdle();
  }, [load]);
  return part;
}

type LaterProps<Props> = {
  load: () => Promise<ComponentType<Props> | null>;
  props: Props;
  /** Stands in its place until it is there. */
  before?: ReactNode;
};

/** A component whose code `useLater` loads. */
export function Later<Props extends object>({ load, props, before = null }: LaterProps<Props>): ReactNode {
  const Part = useLater(load);
  return Part ? createElement(Part, props) : before;
}
