import { globalRegistry, z } from 'zod';

const fileFormat = 'binary';

/**
 * A body or an answer that is a file: bytes as they are, of any declared content type. A browser sends a Blob, a handler
 * gets the bytes.
 */
export const fileBytes = (z.custom() as z.ZodType<Uint8Array, Blob>).meta({
  type: 'string',
  format: fileFormat,
});

/** Whether a route sends or answers a file, and no JSON. */
export function isFile(schema: z.ZodType | undefined): boolean {
  return schema !== undefined && globalRegistry.get(schema)?.format === fileFormat;
}
