import { DomainError } from '@pathshala/contract-kit/domain-error';

/** Bytes at the end of a file in which `%%EOF` stands (ISO 32000-1, annex H). */
const trailerBytes = 1024;

/** Throws `unsupported` for bytes that are no whole PDF, under any file name. */
export function requirePdf(content: Uint8Array): void {
  const start = Buffer.from(content.subarray(0, 8)).toString('latin1');
  const end = Buffer.from(content.subarray(-trailerBytes)).toString('latin1');
  if (!/^%PDF-[12]\.\d/u.test(start) || !end.includes('%%EOF')) {
    throw new DomainError('unsupported', 'common.file.not-a-pdf');
  }
}
