import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Caller } from '../../enrolments/index.ts';

export function requireStudentId({ userId }: Caller): string {
  if (userId === null) throw new DomainError('unauthenticated', 'common.unauthenticated');
  return userId;
}
