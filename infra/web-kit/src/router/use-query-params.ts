import { type NavigateOptions, useSearchParams } from '@pathshala/web-kit/router';

/** Names and their new values; an empty or undefined value removes its name. */
export type QueryChanges = Readonly<Record<string, string | number | undefined>>;

/**
 * The query of the address and a way to change some of its names. Another page of a list is a step to which Back
 * returns; a search or a filter replaces the address.
 */
export function useQueryParams(): readonly [
  URLSearchParams,
  (changes: QueryChanges, options?: NavigateOptions) => void,
] {
  const [params, setParams] = useSearchParams();
  return [
    params,
    (changes, options) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      setParams(next, { replace: !isPageStep(changes), ...options });
    },
  ];
}

/** A single number is that of a page: `{ page: 2 }`. */
function isPageStep(changes: QueryChanges): boolean {
  const values = Object.values(changes);
  return values.length === 1 && typeof values[0] === 'number';
}
