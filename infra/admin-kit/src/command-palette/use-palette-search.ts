import { useEffect, useEffectEvent, useState } from 'react';
import type { PaletteItem, PaletteSource } from './palette-source.ts';

/** Milliseconds without a key before the sources are asked. */
const debounceMs = 200;

/** Characters: one letter matches nearly everything. */
const minLength = 2;

export interface SourceResult {
  readonly title: string;
  /** Undefined while it loads. */
  readonly items?: readonly PaletteItem[];
  readonly error?: string;
}

interface Search {
  readonly query: string;
  readonly results: readonly SourceResult[];
}

const nothing: readonly SourceResult[] = [];

/** The results of every source for the query. A newer query aborts the calls of the one before. */
export function usePaletteSearch(sources: readonly PaletteSource[], typed: string): readonly SourceResult[] {
  const query = typed.trim();
  const [search, setSearch] = useState<Search>({ query: '', results: nothing });
  const askSources = useEffectEvent((wanted: string, signal: AbortSignal) => {
    setSearch({ query: wanted, results: sources.map(({ title }) => ({ title })) });
    for (const [index, source] of sources.entries()) {
      void resultOf(source, wanted, signal).then((result) => {
        if (signal.aborted) return;
        setSearch(({ results }) => ({ query: wanted, results: results.with(index, result) }));
      });
    }
  });
  useEffect(() => {
    if (query.length < minLength) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => askSources(query, controller.signal), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return search.query === query ? search.results : nothing;
}

async function resultOf(source: PaletteSource, query: string, signal: AbortSignal): Promise<SourceResult> {
  const { title } = source;
  try {
    return { title, items: await source.search(query, signal) };
  } catch (error) {
    return { title, error: error instanceof Error ? error.message : String(error) };
  }
}
