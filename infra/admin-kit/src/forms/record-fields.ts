import type { TextInBoth } from '@pathshala/web-kit/texts';
import type { EditorSize } from '../rich-text/editor-size.ts';

/** The value of a field in its form, by kind. An empty number or time is null, an empty day ''. */
interface ValueOfKind {
  readonly text: string;
  readonly richText: string;
  readonly choice: string;
  readonly picture: string;
  readonly date: string;
  readonly dateTime: string | null;
  readonly number: number | null;
  readonly money: number | null;
  readonly switch: boolean;
  readonly tags: readonly string[];
  /** A part of the form edits it: `Field` does not show it. */
  readonly own: unknown;
}

export type FieldKind = keyof ValueOfKind;

/** The names of a field of a record in forms, lists, error messages and the audit log, and how it is edited. */
export interface FieldFacts {
  readonly kind: FieldKind;
  readonly label: TextInBoth;
  /** The name outside of its form, where the label is a sentence. */
  readonly name?: TextInBoth;
  /** The label of an entry of a list, and of a field of it, where the entry is not in sight: 'Link {n}: name'. */
  readonly entryLabel?: TextInBoth;
  readonly help?: TextInBoth;
  /** Fields are required by default; optional ones are labelled. */
  readonly isOptional?: boolean;
  readonly maxLength?: number;
  /** The number of lines of a text. */
  readonly rows?: number;
  /** An address gets its https://. */
  readonly isAddress?: boolean;
  readonly isEmail?: boolean;
  /** A formatted text in both languages, side by side. */
  readonly isTwoLanguage?: boolean;
  readonly size?: EditorSize;
  readonly unit?: TextInBoth;
  /** The form stores a number as it is typed. */
  readonly storesText?: boolean;
  /** The values of a choice with their names. */
  readonly choices?: Readonly<Record<string, TextInBoth>>;
  readonly display?: 'list' | 'radio' | 'search';
}

/**
 * The fields of a record by their names in the contract: `{ place: { kind: 'text', label, maxLength: 300 } } as const satisfies
 * Fields`. A field of a part, or of each entry of a list, has its path without numbers: `contact.phone`, `social.url`.
 */
export type Fields = Readonly<Record<string, FieldFacts>>;

/** The values of a form with these fields. */
export type ValuesOf<Own extends Fields> = {
  readonly [Name in keyof Own]: ValueOfKind[Own[Name]['kind']];
};

/** The record as it is stored: what the form shows as empty may be null. */
type StoredValues<Own extends Fields> = {
  readonly [Name in keyof Own]: ValueOfKind[Own[Name]['kind']] | null;
};

const emptyOf: ValueOfKind = {
  text: '',
  richText: '',
  choice: '',
  picture: '',
  date: '',
  dateTime: null,
  number: null,
  money: null,
  switch: false,
  tags: [],
  own: undefined,
};

function eachOf<Own extends Fields>(
  fields: Own,
  valueOf: (name: keyof Own & string, facts: FieldFacts) => unknown,
): ValuesOf<Own> {
  const entries = Object.entries(fields).map(([name, facts]) => [name, valueOf(name, facts)] as const);
  return Object.fromEntries(entries) as ValuesOf<Own>;
}

/** The values of a new record. */
export function emptyValues<Own extends Fields>(fields: Own): ValuesOf<Own> {
  return eachOf(fields, (_, { kind }) => emptyOf[kind]);
}

/** The values of a stored record, and of it nothing but its fields. */
export function storedValues<Own extends Fields>(fields: Own, record: StoredValues<Own>): ValuesOf<Own> {
  return eachOf(fields, (name, { kind }) => record[name] ?? emptyOf[kind]);
}

/** The values without spaces around plain texts. */
export function trimmedValues<Own extends Fields>(fields: Own, values: ValuesOf<Own>): ValuesOf<Own> {
  return eachOf(fields, (name, { kind }) => (kind === 'text' ? String(values[name]).trim() : values[name]));
}

/** A path of a form (`social.0.url`) or of the audit log (`social[0].url`) without the places and ids of entries. */
const entry = /\.(\d+)(?=\.|$)|\[([^\]]*)\]/gu;

/** The facts of the field at a path. */
export function fieldAt(fields: Fields, path: string): FieldFacts | undefined {
  return fields[path.replaceAll(entry, '')];
}

/** The name of a field outside of its form, with the number of its entry in a list. */
export function fieldLabelAt(
  fields: Fields,
  path: string,
): { readonly text: TextInBoth; readonly params?: { readonly n: number } } | undefined {
  const { label, name = label, entryLabel } = fieldAt(fields, path) ?? {};
  const [, inForm, inLog] = [...path.matchAll(entry)].at(-1) ?? [];
  const place = Number(inForm ?? inLog);
  if (entryLabel && !Number.isNaN(place)) return { text: entryLabel, params: { n: place + 1 } };
  return name && { text: name };
}
