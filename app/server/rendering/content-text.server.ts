import { serialize } from "node:v8";

/**
 * Returns a text of content that equal content has and other content has not; null for what cannot be written, like a promise. It is JSON
 * with the kinds of values that JSON does not tell apart. Content with other values, like maps, is serialised by V8, which keeps all that it
 * has serialised until the next major garbage collection.
 */
export function contentText(content: unknown): string | null {
  try {
    const kinds = new Kinds();
    return kinds.visit(content) ? `${JSON.stringify(content)} ${kinds.found.join()}` : serialize(content).toString("latin1");
  } catch {
    return null;
  }
}

/** Finds the values that JSON writes like others or leaves out: dates, undefined, and numbers like NaN, each with its place. */
class Kinds {
  readonly found: string[] = [];
  #place = 0;

  /** Visits a value and those in it; returns whether JSON can write them. */
  visit(value: unknown): boolean {
    this.#place += 1;
    switch (typeof value) {
      case "string":
      case "boolean":
        return true;
      case "number":
        return Number.isFinite(value) && !Object.is(value, -0) ? true : this.#note(Object.is(value, -0) ? "-0" : String(value));
      case "undefined":
        return this.#note("undefined");
      case "object":
        return value === null || this.#visitObject(value);
      default:
        return false;
    }
  }

  #visitObject(value: object): boolean {
    if (Array.isArray(value)) return value.every((each) => this.visit(each));
    if (value instanceof Date) return this.#note("date");
    const prototype: unknown = Object.getPrototypeOf(value);
    return (prototype === Object.prototype || prototype === null) && Object.values(value).every((each) => this.visit(each));
  }

  #note(kind: string): true {
    this.found.push(`${this.#place} ${kind}`);
    return true;
  }
}
