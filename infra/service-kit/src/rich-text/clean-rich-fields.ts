import type { z } from 'zod';
import { globalRegistry } from 'zod';
import { isBlank } from '@pathshala/rules/blank';
import { richTextFormat } from '@pathshala/contract-kit/text';
import { maxNesting, nestingOf } from './nesting.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

export interface CleanedFields {
  readonly value: unknown;
  /** Dotted paths of the fields of which nothing visible was left. */
  readonly lost: readonly string[];
  /** Dotted paths of the fields whose elements are nested deeper than `maxNesting`. */
  readonly tooDeep: readonly string[];
}

interface Place {
  readonly path: string;
  readonly lost: string[];
  readonly tooDeep: string[];
}

/** Replaces the rich fields of a value; adds the paths of those that cannot be stored to the lists of the place. */
type Cleaner = (value: unknown, at: Place) => unknown;

const cleaners = new WeakMap<z.core.$ZodType, Cleaner | null>();
/** The elements that an editor leaves of an empty text. */
const emptyEditor = /<\/?(?:p|br|div)(?:\slang="(?:bn|en)")?\s*\/?>|&nbsp;/giu;
const pictures = /<img\b/iu;

/** Whether a reader sees anything of the fragment. */
function isVisible(fragment: string): boolean {
  return pictures.test(fragment) || !isBlank(fragment.replaceAll(/<[^>]*>|&nbsp;/gu, ''));
}

/**
 * The input with every `richText` field of its schema sanitised, and the fields that cannot be stored.
 * Runs before the schema, so that its limits hold for what is stored.
 */
export function cleanRichFields(schema: z.ZodType, raw: unknown): CleanedFields {
  const clean = cleanerOf(schema);
  if (clean === null) return { value: raw, lost: [], tooDeep: [] };
  const at: Place = { path: '', lost: [], tooDeep: [] };
  return { value: clean(raw, at), lost: at.lost, tooDeep: at.tooDeep };
}

const cleanText: Cleaner = (value, { path, lost, tooDeep }) => {
  if (typeof value !== 'string') return value;
  const cleaned = sanitiseRichText(value);
  if (nestingOf(cleaned) > maxNesting) tooDeep.push(path);
  if (isVisible(cleaned)) return cleaned;
  if (!isBlank(value.replaceAll(emptyEditor, ''))) lost.push(path);
  return '';
};

const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

/** null where the schema holds no rich field: most do not, and cost nothing. */
function cleanerOf(schema: z.core.$ZodType): Cleaner | null {
  const known = cleaners.get(schema);
  if (known !== undefined) return known;
  const made = makeCleaner(schema);
  cleaners.set(schema, made);
  return made;
}

function makeCleaner(schema: z.core.$ZodType): Cleaner | null {
  if (globalRegistry.get(schema)?.format === richTextFormat) return cleanText;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return objectCleaner(def.shape);
    case 'array':
      return listCleaner(cleanerOf(def.element));
    case 'union':
      return chain(def.options.map((option) => cleanerOf(option)));
    case 'intersection':
      return chain([cleanerOf(def.left), cleanerOf(def.right)]);
    case 'pipe':
      return cleanerOf(def.in);
    default:
      // Optional, nullable, default, prefault, readonly: what they wrap.
      return 'innerType' in def ? cleanerOf(def.innerType) : null;
  }
}

function objectCleaner(shape: Readonly<Record<string, z.core.$ZodType>>): Cleaner | null {
  const fields = Object.entries(shape).flatMap(([key, schema]) => {
    const clean = cleanerOf(schema);
    return clean === null ? [] : [{ key, clean }];
  });
  if (fields.length === 0) return null;
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const { key, clean } of fields) {
      if (Object.hasOwn(copy, key)) copy[key] = clean(copy[key], { ...at, path: join(at.path, key) });
    }
    return copy;
  };
}

function listCleaner(clean: Cleaner | null): Cleaner | null {
  if (clean === null) return null;
  return (value, at) =>
    Array.isArray(value)
      ? value.map((item, index) => clean(item, { ...at, path: join(at.path, index) }))
      : value;
}

function chain(options: readonly (Cleaner | null)[]): Cleaner | null {
  const steps = options.filter((option) => option !== null);
  return steps.length === 0 ? null : (value, at) => steps.reduce((cleaned, step) => step(cleaned, at), value);
}
