import type { Identity } from '@pathshala/service-kit/identity/identity';
import { photoUrlOf } from '../domain/photo.ts';
import type { Students } from '../ports.ts';

export interface MayReadPhotoDependencies {
  readonly students: Pick<Students, 'find'>;
}

/** Photos are for their students and for administrators. */
export function mayReadPhoto({ students }: MayReadPhotoDependencies) {
  return async ({ role, userId }: Identity, sha256: string): Promise<boolean> => {
    if (role === 'admin') return true;
    const record = userId === null ? null : await students.find(userId);
    return record?.personalInfo.profilePhotoUrl === photoUrlOf(sha256);
  };
}
