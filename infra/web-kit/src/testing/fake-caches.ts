class FakeCache {
  readonly #stored = new Map<string, string>();
  readonly #hasRoom: () => boolean;

  constructor(hasRoom: () => boolean) {
    this.#hasRoom = hasRoom;
  }

  async put(path: string, response: Response): Promise<void> {
    if (!this.#hasRoom()) throw new DOMException('The device is full.', 'QuotaExceededError');
    this.#stored.set(path, await response.text());
  }

  delete(path: string): Promise<boolean> {
    return Promise.resolve(this.#stored.delete(path));
  }

  match(path: string): Promise<Response | undefined> {
    const text = this.#stored.get(path);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  }

  keys(): Promise<readonly { readonly url: string }[]> {
    return Promise.resolve(this.paths().map((path) => ({ url: new URL(path, location.href).href })));
  }

  paths(): readonly string[] {
    return [...this.#stored.keys()];
  }
}

/** The part of the browser's CacheStorage that pages use, which jsdom lacks: `vi.stubGlobal('caches', new FakeCaches())`. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();
  /** Entries that still fit. */
  room = Number.POSITIVE_INFINITY;

  open(name: string): Promise<FakeCache> {
    const found = this.#caches.get(name) ?? new FakeCache(() => (this.room -= 1) >= 0);
    this.#caches.set(name, found);
    return Promise.resolve(found);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.has(name));
  }

  async match(path: string, { cacheName }: { readonly cacheName: string }): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.match(path);
  }

  paths(): readonly string[] {
    return [...this.#caches.values()].flatMap((cache) => cache.paths());
  }

  deleteAll(): void {
    this.#caches.clear();
  }
}
