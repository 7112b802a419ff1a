import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import type { Attempts } from '../../attempts/index.ts';
import { hasPage, pagesOf, withPages } from '../domain/pages.ts';
import type { PageFile, PageFiles, PagePictures } from '../ports.ts';

interface RemovePagesDependencies {
  readonly attempts: Pick<Attempts, 'find' | 'change'>;
  readonly pageFiles: PageFiles;
  readonly pictures: Pick<PagePictures, 'delete'>;
  readonly now: () => number;
}

const batchSize = 50;

/** Removes the picture first, then its record: after a crash in between the removal continues from the record. */
function removeFile({ pageFiles, pictures }: Pick<RemovePagesDependencies, 'pageFiles' | 'pictures'>) {
  return async (file: PageFile): Promise<void> => {
    await pictures.delete(file);
    await pageFiles.remove(file);
  };
}

/** The job `sweep-written-pages`: deletes pictures that no attempt names. */
export function sweepPages(deps: RemovePagesDependencies) {
  const { attempts, pageFiles, now } = deps;
  const remove = removeFile(deps);
  return async (): Promise<void> => {
    await forEachSettled(await pageFiles.listCheckDue(now(), batchSize), async (file) => {
      const attempt = await attempts.find(file.attemptId);
      if (attempt !== null && hasPage(attempt, file.pageId)) await pageFiles.confirm(file);
      else if (await pageFiles.beginRemoval(file)) await remove(file);
    });
  };
}

/** Removes the pages of a deleted account. Idempotent. */
export function removeStudentPages(deps: RemovePagesDependencies) {
  const { attempts, pageFiles } = deps;
  const remove = removeFile(deps);
  return async (studentId: string): Promise<void> => {
    const files = await pageFiles.ofStudent(studentId);
    for (const attemptId of new Set(files.map((file) => file.attemptId))) {
      await attempts.change(attemptId, (attempt) =>
        pagesOf(attempt).length === 0 ? null : withPages(attempt, []),
      );
    }
    for (const file of files) await remove(file);
  };
}
