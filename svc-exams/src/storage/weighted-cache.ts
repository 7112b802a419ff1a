/** Keeps what was used last, up to a total weight; a value heavier than all of it is not kept. */
export class WeightedCache<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  #weight = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // A Map iterates in the order of insertion: what was used now goes to the end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, weight = 1): void {
    this.delete(key);
    if (weight > this.#limit) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}
