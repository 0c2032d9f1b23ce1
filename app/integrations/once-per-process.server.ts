const key = Symbol.for("dioptre.once");
const home = globalThis as { [key]?: Map<string, unknown> };

/**
 * Runs `open` once in the life of the process and answers the same value afterwards. The development server reloads modules while
 * the process goes on; the embedded database allows one opening per directory, so it is kept here.
 */
export function oncePerProcess<Value>(name: string, open: () => Value): Value {
  home[key] ??= new Map();
  const opened = home[key];
  if (!opened.has(name)) opened.set(name, open());
  return opened.get(name) as Value;
}
