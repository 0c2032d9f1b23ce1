import { type RouterContext, RouterContextProvider } from "react-router";

/**
 * The contexts of one request, in a map of its own. The router's class has its map in a WeakMap of all requests, which V8 would hold, with
 * everything that the contexts refer to, until its next major garbage collection.
 */
export class RequestContextProvider extends RouterContextProvider {
  readonly #values = new Map<RouterContext<unknown>, unknown>();

  /** Returns the value of a context, or its default; throws when it has neither. */
  override get<Value>(context: RouterContext<Value>): Value {
    return this.#values.has(context) ? (this.#values.get(context) as Value) : super.get(context);
  }

  override set<Context extends RouterContext>(context: Context, value: Context extends RouterContext<infer Value> ? Value : never): void {
    this.#values.set(context, value);
  }
}
