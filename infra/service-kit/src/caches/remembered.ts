import { LRUCache } from 'lru-cache';

/** The limit of header values: browsers send a few dozen different ones. */
const maxEntries = 200;
/** Characters; a longer text is not remembered, to bound the cache. */
const maxLength = 200;

/** A pure function of a header, whose results are remembered: all calls of a browser send the same text. */
export function remembered<Result extends object | string>(
  read: (text: string) => Result,
): (text: string) => Result {
  const results = new LRUCache<string, Result>({ max: maxEntries });
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    if (text.length <= maxLength) results.set(text, result);
    return result;
  };
}
