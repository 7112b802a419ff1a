import type { IncomingMessage } from 'node:http';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { collect, fileTooLarge, requirePlain, type BodyLimits } from './read-body.ts';

/** Bytes of a form beside its file: boundaries, part headers, a small field or two. */
export const formOverhead = 4000;

/** A form of one file needs a few parts. A body of many small ones is not parsed: each costs time on the event loop. */
const maxParts = 8;

/** Reads the file in this field of a `multipart/form-data` body; `limits.bytes` is the limit of the file. */
export async function readFileField(
  request: IncomingMessage,
  limits: BodyLimits,
  field: string,
): Promise<Uint8Array> {
  requirePlain(request);
  const boundary = boundaryOf(request.headers['content-type'] ?? '');
  const form = { ...limits, bytes: limits.bytes + formOverhead };
  const content = await collect(request, form, () => fileTooLarge(limits.bytes));
  requireFewParts(content, boundary);
  const file = (await parsed(content, boundary)).get(field);
  if (!(file instanceof Blob) || file.size === 0) throw new DomainError('malformed', 'common.file.empty');
  if (file.size > limits.bytes) throw fileTooLarge(limits.bytes);
  return new Uint8Array(await file.arrayBuffer());
}

/** The characters of RFC 2046, §5.1.1. */
const boundaryParameter =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/iu;

function boundaryOf(type: string): string {
  const [, quoted, plain] = boundaryParameter.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new DomainError('unsupported', 'common.file.form');
  return boundary;
}

function requireFewParts(content: Buffer, boundary: string): void {
  const delimiter = `--${boundary}`;
  let at = content.indexOf(delimiter);
  for (let parts = 0; at !== -1; parts += 1) {
    if (parts > maxParts) throw malformed();
    at = content.indexOf(delimiter, at + delimiter.length);
  }
}

/**
 * Parses with the parser of the runtime, which follows the Fetch standard, as browsers write such bodies. The type names
 * only the boundary whose parts were counted: one with two boundaries could be parsed by the other.
 */
async function parsed(content: Buffer<ArrayBuffer>, boundary: string): Promise<FormData> {
  try {
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
    return await new Response(content, { headers }).formData();
  } catch (error) {
    throw Object.assign(malformed(), { cause: error });
  }
}

function malformed(): DomainError {
  return new DomainError('malformed', 'common.file.form');
}
