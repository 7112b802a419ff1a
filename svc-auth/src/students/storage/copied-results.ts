import { copiedFrom, type CopiedFacts } from '@pathshala/service-kit/events/copied-facts';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { applyEnrolment, applyResult } from '../domain/projection.ts';
import type { StudentRecord } from '../domain/student.ts';
import type { DeletedCourses, Owners, Students } from '../ports.ts';
import { resultOf } from '../use-cases/result-of.ts';

interface CopiedResultsDependencies {
  readonly documents: DocumentStore;
  readonly students: Pick<Students, 'find' | 'update'>;
  readonly owners: Owners;
  readonly deletedCourses: Pick<DeletedCourses, 'has'>;
}

const pageSize = 100;

/** The id of a copy in a record. */
const copyId = (studentId: string, kind: 'result' | 'course', id: string): string =>
  `${studentId} ${kind} ${id}`;

/** Results and enrolments in student records, compared with the attempts and enrolments that they were made of. */
export function copiedResults(deps: CopiedResultsDependencies): CopiedFacts {
  const { documents, students, owners, deletedCourses } = deps;
  const collection = documents.collection<StudentRecord>('students');

  async function differenceIn(
    studentId: string,
    words: string,
    isMissingIn: (record: StudentRecord) => boolean,
  ): Promise<string | null> {
    const record = await students.find(studentId);
    if (record !== null)
      return isMissingIn(record) ? `${words} is missing or outdated in the record of ${studentId}` : null;
    return (await owners.find(studentId)) === 'deleted' ? null : `${words}: ${studentId} has no record`;
  }

  return {
    name: 'results and courses in student records',
    events: [
      copiedFrom(examSubmitted, {
        copyIdOf: (data) =>
          data.isParticipant === true ? null : copyId(data.studentId, 'result', data.attemptId),
        differenceOf: (data) =>
          differenceIn(data.studentId, `result ${data.resultId} of ${data.title}`, (record) => {
            const changed = applyResult(record, resultOf(data));
            return changed !== null && changed.results !== record.results;
          }),
      }),
      copiedFrom(studentEnrolled, {
        copyIdOf: (data) => copyId(data.studentId, 'course', data.courseId),
        async differenceOf(data) {
          if (await deletedCourses.has(data.courseId)) return null;
          return differenceIn(
            data.studentId,
            `enrolment in ${data.courseName}`,
            (record) => applyEnrolment(record, data) !== null,
          );
        },
      }),
    ],
    async *pages() {
      for (let after = ''; ;) {
        const page = await collection
          .find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit: pageSize })
          .toArray();
        yield page.flatMap(copiesIn);
        const last = page.at(-1);
        if (last === undefined || page.length < pageSize) return;
        after = last._id;
      }
    },
    async remove(id) {
      const [studentId = '', kind, of] = id.split(' ');
      await students.update(studentId, (record) => {
        const results = record.results.filter(({ attemptId }) => kind !== 'result' || attemptId !== of);
        const enrolments = record.enrolments.filter(({ courseId }) => kind !== 'course' || courseId !== of);
        return { state: { ...record, results, enrolments } };
      });
    },
  };
}

function copiesIn({ _id, results, enrolments }: StudentRecord) {
  return [
    ...results.map(({ attemptId, title }) => ({
      _id: copyId(_id, 'result', attemptId),
      words: `result ${attemptId} of ${title} in the record of ${_id}`,
    })),
    ...enrolments.map(({ courseId, courseName }) => ({
      _id: copyId(_id, 'course', courseId),
      words: `course ${courseName} in the record of ${_id}`,
    })),
  ];
}
