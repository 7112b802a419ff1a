import { isPictureAddress, isSecureLink } from '@pathshala/rules/addresses';
import { z } from 'zod';

// For requests alone. Answers take `z.string()`: what was stored before a rule must still be readable.

/** A link that readers open: `https:` only, or empty. A video in a lesson is one: its host is asked when a reader presses play. */
export const secureLink = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https$/ })
    .max(2000)
    .refine(isSecureLink, 'common.field.link'),
]);

/** The address of a picture that every reader's browser requests: an upload, a picture in the address itself (`data:`), or empty. */
export const pictureAddress = z
  .string()
  .trim()
  .max(200_000)
  .refine((address) => address === '' || isPictureAddress(address), 'common.field.picture');
