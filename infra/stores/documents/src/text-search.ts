import { searchKeyOf } from '@pathshala/rules/bengali';
import { createNearWords } from '@pathshala/rules/near-words';
import { LRUCache } from 'lru-cache';
import { containsText } from './contains-text.ts';
import type { Page } from './find-page.ts';
import type { Collection, Filter, StoredDocument } from './port.ts';

export interface TextQuery {
  /** The text searched for; without one every document matches. */
  readonly q: string | undefined;
  /** The documents whose words the caller may learn of; a condition of every search. */
  readonly scope: Filter;
  /** Further conditions. */
  readonly filter: Filter;
}

export interface FoundPage<Document> {
  readonly items: Document[];
  readonly total: number;
  /** The words that were searched for when no document contains the text. */
  readonly near?: readonly string[];
}

interface TextSearchDependencies<Document extends StoredDocument> {
  readonly collection: Collection<Document>;
  /** Search keys (`searchKeyOf`), indexed. */
  readonly fields: readonly string[];
  readonly now: () => number;
}

/** Older words are still searched while they are read again: a new document is found by mistyped words a little later. */
const wordsMaxAgeMs = 30_000;
/** Scopes whose words a process holds. */
const maxScopes = 20;
const maxWordsOfQuery = 8;
/** Typed words of a scope whose alternatives are held: those of one's next page and next letter. */
const maxHeldAlternatives = 1_000;

function wordsOf(text: string): string[] {
  return searchKeyOf(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

type Alternatives = (word: string) => readonly string[];

interface HeldWords {
  /** All keys that the words are from, one a line. */
  readonly text: string;
  readonly alternativesOf: Alternatives;
  readonly readAt: number;
}

/** Finds what to search for in place of a word: the word itself if it occurs, else those near it. */
function createAlternatives(text: string): Alternatives {
  const vocabulary = createNearWords(wordsOf(text));
  const found = new LRUCache<string, readonly string[]>({ max: maxHeldAlternatives });
  return (word) => {
    const known = found.get(word);
    if (known !== undefined) return known;
    const alternatives = vocabulary.contains(word) ? [word] : vocabulary.nearTo(word);
    found.set(word, alternatives);
    return alternatives;
  };
}

/** The words of all documents of a scope, held by this process. Only the first search of a scope waits for them. */
function createVocabulary<Document extends StoredDocument>({
  collection,
  fields,
  now,
}: TextSearchDependencies<Document>) {
  const held = new LRUCache<string, HeldWords>({ max: maxScopes });
  const reading = new Map<string, Promise<Alternatives>>();
  async function textOf(scope: Filter): Promise<string> {
    const counted = await Promise.all(fields.map((field) => collection.countBy([field], scope)));
    const keys = counted.flat().flatMap(({ values: [key] }) => (typeof key === 'string' ? [key] : []));
    return [...new Set(keys)].sort().join('\n');
  }
  async function read(name: string, scope: Filter): Promise<Alternatives> {
    const text = await textOf(scope);
    const known = held.get(name);
    const alternativesOf = known?.text === text ? known.alternativesOf : createAlternatives(text);
    held.set(name, { text, alternativesOf, readAt: now() });
    return alternativesOf;
  }
  function readOnce(name: string, scope: Filter): Promise<Alternatives> {
    const running = reading.get(name);
    if (running !== undefined) return running;
    const words = read(name, scope).finally(() => reading.delete(name));
    reading.set(name, words);
    return words;
  }
  return async (scope: Filter): Promise<Alternatives> => {
    const name = JSON.stringify(scope);
    const known = held.get(name);
    if (known === undefined) return readOnce(name, scope);
    // If this read fails, the next search tries again and goes on with the words it has.
    if (now() - known.readAt >= wordsMaxAgeMs) void readOnce(name, scope).catch(() => undefined);
    return known.alternativesOf;
  };
}

interface TextPage extends Page {
  /** False: `total` is what is known without counting, which compares every key (default: true). */
  readonly isCounted?: boolean;
}

/**
 * Reads a page as `findPage` does, without counting if the page is the last one: text is compared in every key, which takes
 * time.
 */
async function findTextPage<Document extends StoredDocument>(
  collection: Collection<Document>,
  filter: Filter,
  { page, pageSize, isCounted = true, ...options }: TextPage,
): Promise<FoundPage<Document>> {
  const skip = (page - 1) * pageSize;
  const items = await collection.find(filter, { ...options, skip, limit: pageSize }).toArray();
  const isLast = items.length < pageSize && (items.length > 0 || page === 1);
  const isKnown = isLast || !isCounted;
  return { items, total: isKnown ? skip + items.length : await collection.countDocuments(filter) };
}

/**
 * A page of the documents that contain a text. If there are none: of those that contain all its words, in any order, where
 * a word that occurs nowhere is replaced by the words a typing mistake away from it, or left out if there are none.
 */
export function createTextSearch<Document extends StoredDocument>(deps: TextSearchDependencies<Document>) {
  const { collection, fields } = deps;
  const vocabularyOf = createVocabulary(deps);
  return async ({ q, scope, filter }: TextQuery, page: TextPage): Promise<FoundPage<Document>> => {
    const conditions = { ...scope, ...filter };
    if (!q) return findTextPage(collection, conditions, page);
    const exact = await findTextPage(collection, { ...conditions, ...containsText(fields, q) }, page);
    if (exact.total > 0) return exact;
    const alternativesOf = await vocabularyOf(scope);
    const typed = wordsOf(q).slice(0, maxWordsOfQuery);
    const alternatives = typed.map((word) => alternativesOf(word));
    const wanted = alternatives.filter((words) => words.length > 0);
    if (wanted.length === 0) return exact;
    const all = wanted.map((words) => ({ $or: words.map((word) => containsText(fields, word)) }));
    const found = await findTextPage(collection, { ...conditions, $and: all }, page);
    if (found.total === 0) return exact;
    const isTyped = alternatives.every(([word], at) => word === typed[at]);
    return isTyped ? found : { ...found, near: [...new Set(wanted.flat())] };
  };
}
