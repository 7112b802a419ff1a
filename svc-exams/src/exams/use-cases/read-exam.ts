import type { Reader } from '@pathshala/service-kit/identity/reader';
import { examNotFound, requireExam } from '../domain/author-exam.ts';
import type { Exam } from '../domain/exam.ts';
import type { OwnExam } from '../domain/own-exam.ts';
import type { Entitlements } from '../../entitlements/index.ts';
import type { Exams } from '../ports.ts';
import { type DescribeForStudent, requireAddressed, requireEnrolled } from './list-exams.ts';

interface ReadExamDependencies {
  readonly exams: Pick<Exams, 'find' | 'head'>;
  readonly entitlements: Pick<Entitlements, 'has'>;
  readonly describe: DescribeForStudent;
}

/** The whole exam for its authors; without questions for a student of its course. */
export function readExam(deps: ReadExamDependencies) {
  async function readOwn(id: string, reader: Reader): Promise<OwnExam> {
    const head = requireExam(await deps.exams.head(id));
    await requireEnrolled(deps, head.courseId, reader);
    await requireAddressed(deps, head, reader.userId);
    const [own] = await deps.describe(reader.userId, head.isPaperPublished ? [head] : []);
    if (own === undefined) throw examNotFound();
    return own;
  }

  return async (id: string, reader: Reader): Promise<Exam | OwnExam> =>
    reader.isAdmin ? requireExam(await deps.exams.find(id)) : readOwn(id, reader);
}
