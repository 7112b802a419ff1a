import { DomainError } from '@pathshala/contract-kit/domain-error';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller } from '../../enrolments/index.ts';
import type { FileContent, FileContents, HandInFiles } from '../ports.ts';

interface ReadHandInFileDependencies {
  readonly handInFiles: HandInFiles;
  readonly fileContents: FileContents;
}

/** Throws `not-found` for everybody but the student who uploaded the file and markers. */
export function readHandInFile({ handInFiles, fileContents }: ReadHandInFileDependencies) {
  return async (fileId: string, caller: Caller): Promise<FileContent> => {
    const file = await handInFiles.find(fileId);
    const mayRead = holdsPermission(caller, permissions.marking) || file?.studentId === caller.userId;
    const stored = file !== null && mayRead ? await fileContents.get(fileId) : null;
    if (stored === null) throw new DomainError('not-found', 'common.not-found');
    return stored;
  };
}
