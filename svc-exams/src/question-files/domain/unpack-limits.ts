import { DomainError } from '@pathshala/contract-kit/domain-error';

const unpackLimits = { bytes: 60_000_000, files: 3_000 };

interface Packed {
  readonly entries: readonly { readonly bytes: number }[];
}

/** Before anything is unpacked: by the sizes that the file declares, which limit what is read. */
export function requireSmall({ entries }: Packed): void {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (entries.length <= unpackLimits.files && total <= unpackLimits.bytes) return;
  const params = { megabytes: unpackLimits.bytes / 1_000_000, max: unpackLimits.files };
  const code = 'exams.question-import.unpacked-too-large';
  throw new DomainError('too-large', code, { params });
}
