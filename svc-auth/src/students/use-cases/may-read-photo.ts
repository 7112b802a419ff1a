import type { Identity } from '@pathshala/service-kit/identity/identity';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { photoUrlOf } from '../domain/photo.ts';
import type { Students } from '../ports.ts';

interface MayReadPhotoDependencies {
  readonly students: Pick<Students, 'find'>;
}

/** Photos are for their students and for administrators who may see student records. */
export function mayReadPhoto({ students }: MayReadPhotoDependencies) {
  return async (identity: Identity, sha256: string): Promise<boolean> => {
    if (holdsPermission(identity, permissions.support)) return true;
    const { userId } = identity;
    const record = userId === null ? null : await students.find(userId);
    return record?.personalInfo.profilePhotoUrl === photoUrlOf(sha256);
  };
}
