/** The part of the browser's CacheStorage that the pages use; jsdom has none. */
export class FakeCaches {
  readonly #stored = new Map<string, Map<string, string>>();

  open(name: string) {
    const entries = this.#stored.get(name) ?? new Map<string, string>();
    this.#stored.set(name, entries);
    return Promise.resolve({
      put: async (path: string, response: Response): Promise<void> => {
        entries.set(path, await response.text());
      },
      delete: (path: string) => Promise.resolve(entries.delete(path)),
    });
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#stored.has(name));
  }

  match(path: string, { cacheName }: { readonly cacheName: string }): Promise<Response | undefined> {
    const text = this.#stored.get(cacheName)?.get(path);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  }

  paths(): readonly string[] {
    return [...this.#stored.values()].flatMap((entries) => [...entries.keys()]);
  }

  deleteAll(): void {
    this.#stored.clear();
  }
}
