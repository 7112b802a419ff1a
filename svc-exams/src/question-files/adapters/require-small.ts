import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isWithinUnpackLimits, unpackLimits } from '@pathshala/uploads/unpack-limits';

/** Checked before anything is unpacked. */
export function requireSmall(packed: Parameters<typeof isWithinUnpackLimits>[0]): void {
  if (isWithinUnpackLimits(packed)) return;
  const params = { megabytes: unpackLimits.bytes / 1_000_000, max: unpackLimits.files };
  const code = 'exams.question-import.unpacked-too-large';
  throw new DomainError('too-large', code, { params });
}
