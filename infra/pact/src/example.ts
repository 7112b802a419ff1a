import { MatchersV3 } from './engine.ts';

/** The part of an answer or event that a consumer uses, as an example. One element of a list stands for all of them. */
export type Uses<Value> = Value extends readonly (infer Item)[]
  ? readonly Uses<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Uses<Value[Key]> }
    : Value;

const exact = new WeakSet<object>();

/** A value that the consumer compares with, such as a status. Any other value stands for its type. */
export function exactly<Value extends string | number | boolean>(value: Value): Value {
  const matcher = MatchersV3.equal(value);
  exact.add(matcher);
  return matcher as never;
}

/** Pact's matchers for an example: lists have one element or more of the kind shown, other values have the type shown. */
export function matchersOf(example: unknown): unknown {
  if (Array.isArray(example)) {
    return example.length === 0 ? MatchersV3.like([]) : MatchersV3.eachLike(matchersOf(example[0]));
  }
  if (typeof example !== 'object' || example === null) return MatchersV3.like(example);
  if (exact.has(example)) return example;
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, matchersOf(value)]));
}

/** The plain example, without `exactly`. */
export function plainOf(example: unknown): unknown {
  return MatchersV3.reify(matchersOf(example));
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPgzvYGAAFGAMLpFu3IAAAAAElFTkSuQmCC';

/** A picture to upload. */
export const aPicture = new Blob([Buffer.from(onePixel, 'base64')], { type: 'image/png' });

/** The smallest file that passes for a whole PDF. */
const aPdf = new Blob(['%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'], { type: 'application/pdf' });

/**
 * A form with a file in the field, as bytes: a FormData would get another boundary in each run, and the pact would
 * never be the same. A client sends both as they are.
 */
function aForm(field: string, { file, name }: { file: Blob; name: string }): FormData {
  const head = `--pact\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${file.type}\r\n\r\n`;
  const type = 'multipart/form-data; boundary=pact';
  return new Blob([head, file, '\r\n--pact--\r\n'], { type }) as Blob & FormData;
}

export function aPictureForm(field: string): FormData {
  return aForm(field, { file: aPicture, name: 'photo.png' });
}

export function aPdfForm(field: string): FormData {
  return aForm(field, { file: aPdf, name: 'work.pdf' });
}
