import { globalRegistry, z } from 'zod';

const fileFormat = 'binary';
const formType = 'multipart/form-data';

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

/**
 * A `multipart/form-data` body with one file, in the field of this name; other fields are ignored. A browser sends a
 * FormData, a handler gets the bytes of the file.
 */
export function fileField(name: string): z.ZodType<Uint8Array, FormData> {
  return (z.custom() as z.ZodType<Uint8Array, FormData>).meta({
    type: 'object',
    contentMediaType: formType,
    properties: { [name]: { type: 'string', format: fileFormat } },
    required: [name],
  });
}

/** The name of the field that has the file; undefined for a body that is no such form. */
export function fileFieldOf(schema: z.ZodType | undefined): string | undefined {
  const { contentMediaType, required } = (schema && globalRegistry.get(schema)) ?? {};
  return contentMediaType === formType && Array.isArray(required) ? String(required[0]) : undefined;
}
