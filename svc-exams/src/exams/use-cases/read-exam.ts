import type { Reader } from '@pathshala/service-kit/identity/reader';
import { examNotFound, requireExam } from '../domain/author-exam.ts';
import type { Exam } from '../domain/exam.ts';
import type { OwnExam } from '../domain/own-exam.ts';
import { describeForStudent, requireEnrolled, type ListExamsDependencies } from './list-exams.ts';

type ReadExamDependencies = Omit<ListExamsDependencies, 'outlines'>;

/** The whole exam for its authors; without questions for a student of its course. */
export function readExam(deps: ReadExamDependencies) {
  const describe = describeForStudent(deps);

  async function readOwn(id: string, reader: Reader): Promise<OwnExam> {
    const head = requireExam(await deps.exams.head(id));
    await requireEnrolled(deps, head.courseId, reader);
    const [own] = await describe(reader.userId, head.isPaperPublished ? [head] : []);
    if (own === undefined) throw examNotFound();
    return own;
  }

  return async (id: string, reader: Reader): Promise<Exam | OwnExam> =>
    reader.isAdmin ? requireExam(await deps.exams.find(id)) : readOwn(id, reader);
}
