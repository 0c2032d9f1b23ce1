import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react";
import { retryUntilLoaded } from "../connection";
import { whenIdle } from "./when-idle";

/**
 * Returns what no first paint needs, loaded once the browser is idle; null until then. `load` must be the same function in all renders. For
 * code with styles it returns null on the server, whose bundle would include them a second time. What React has not hydrated yet stays in
 * the document when the code arrives.
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
  /** Shown in its place until it is loaded. */
  before?: ReactNode;
};

/** A component whose code is loaded as by `useLater`, and rendered at once when it already is. */
export function Later<Props extends object>({ load, props, before = null }: LaterProps<Props>): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    void loadWhenIdle(load).then((loaded) => setPart(() => loaded));
  }, [load]);
  return Part ? createElement(Part, props) : before;
}

/**
 * Returns a component of a module that is loaded when the component is first rendered; until then, the nearest `Suspense` shows what it
 * has in its place.
 */
export const lazyPart = <Module extends object, Props extends object>(
  load: () => Promise<Module>,
  pick: (loaded: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: pick(await retryUntilLoaded(load)) }));
