import { isPictureAddress, isSecureLink } from '@pathshala/rules/addresses';
import { z } from 'zod';

// These types are for requests alone. Answers take `z.string()`: what was stored before a rule must still be readable.

let stored: ReadonlySet<string> = new Set();

/**
 * Parses synchronously, with the rules of this file lifted for addresses that the record has already: what GET answered can
 * be sent back unchanged (design §5), under any earlier rule.
 */
export function keepingAddresses<Parsed>(addresses: ReadonlySet<string>, parse: () => Parsed): Parsed {
  const before = stored;
  stored = addresses;
  try {
    return parse();
  } finally {
    stored = before;
  }
}

/** Every text within a record, however deep: its addresses are among them. */
export function textsIn(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string') texts.add(one.trim());
    else if (typeof one === 'object' && one !== null) open.push(...Object.values(one));
  }
  return texts;
}

const ruleOf = (isRight: (address: string) => boolean) => (address: string) =>
  address === '' || isRight(address) || stored.has(address);

/** A link that readers open: `https:` only, or empty. A video in a lesson is one: its host is asked when a reader presses play. */
export const secureLink = z.string().trim().max(2000).refine(ruleOf(isSecureLink), 'common.field.link');

/** The address of a picture that every reader's browser requests: an upload, a picture in the address itself (`data:`), or empty. */
export const pictureAddress = z
  .string()
  .trim()
  .max(200_000)
  .refine(ruleOf(isPictureAddress), 'common.field.picture');

const refusals: ReadonlySet<unknown> = new Set(['common.field.link', 'common.field.picture']);

/** Whether an error beside a field is that of an address, which may be one that is stored already. */
export function isAddressRefusal(error: unknown): boolean {
  return refusals.has(error);
}
