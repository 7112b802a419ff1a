import { isPlainObject } from '../mongo-semantics/json-value.ts';

// The order of types, as in mongo-semantics/order.ts. 0 marks an end, so that a prefix comes before a longer value.
const NULL = 1;
const NUMBER = 2;
const TEXT = 3;
const OBJECT = 4;
const ARRAY = 5;
const BOOLEAN = 6;
const END = Buffer.of(0);

/** The eight bytes of a double, transformed so that byte order is numeric order. */
function numberBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  const isNegative = value < 0;
  for (const [index, byte] of bytes.entries()) bytes[index] = isNegative ? byte ^ 0xff : byte;
  if (!isNegative) bytes.writeUInt8(bytes.readUInt8(0) ^ 0x80, 0);
  return bytes;
}

/** A zero inside a text is followed by 1, so that the two zeros at its end sort before every longer text. */
const textBytes = (text: string) => Buffer.from(`${text.replaceAll('\0', '\0\u0001')}\0\0`);

function objectBytes(value: Readonly<Record<string, unknown>>): Buffer {
  const fields = Object.entries(value).map(([name, inner]) => {
    const bytes = orderedBytes(inner);
    // MongoDB compares a field's type before its name.
    return Buffer.concat([bytes.subarray(0, 1), textBytes(name), bytes]);
  });
  return Buffer.concat([...fields, END]);
}

/** Encodes a value so that byte order is MongoDB's order (mongo-semantics/order.ts); equal bytes are equal values. */
export function orderedBytes(value: unknown): Buffer {
  if (value === null || value === undefined) return Buffer.of(NULL);
  if (typeof value === 'number') return Buffer.concat([Buffer.of(NUMBER), numberBytes(value)]);
  if (typeof value === 'string') return Buffer.concat([Buffer.of(TEXT), textBytes(value)]);
  if (typeof value === 'boolean') return Buffer.of(BOOLEAN, Number(value));
  if (Array.isArray(value)) return Buffer.concat([Buffer.of(ARRAY), ...value.map(orderedBytes), END]);
  if (isPlainObject(value)) return Buffer.concat([Buffer.of(OBJECT), objectBytes(value)]);
  throw new TypeError('only what JSON carries has an order');
}
