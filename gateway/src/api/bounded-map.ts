export interface BoundedMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** A map that forgets the entry set longest ago once it holds `limit`: memory cannot be filled from outside. */
export function createBoundedMap<Value>(limit: number): BoundedMap<Value> {
  const entries = new Map<string, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > limit && oldest.done !== true) entries.delete(oldest.value);
    },
    delete: (key) => void entries.delete(key),
  };
}
