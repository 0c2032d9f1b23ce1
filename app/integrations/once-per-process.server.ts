const key = Symbol.for("dioptre.once");
const home = globalThis as { [key]?: Map<string, unknown> };

/**
 * Runs `open` once in the life of the process and returns the same value afterwards. The development server reloads modules while the
 * process continues; the embedded database can be opened only once per directory, so it is stored here.
 */
export function oncePerProcess<Value>(name: string, open: () => Value): Value {
  home[key] ??= new Map();
  const opened = home[key];
  if (!opened.has(name)) opened.set(name, open());
  return opened.get(name) as Value;
}
