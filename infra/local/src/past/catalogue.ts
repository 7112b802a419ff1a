import {
  listAcademicCourses,
  listAdmissionCourses,
  readAdmissionCourse,
} from '@pathshala/svc-catalog-contract/http';
import { readCourseOutline, type CourseOutline } from '@pathshala/svc-catalog-contract/lesson-progress';
import { listExams, readExam } from '@pathshala/svc-exams-contract/exam-routes';
import type { QuestionPage } from '@pathshala/svc-exams-contract/question';
import { listQuestions } from '@pathshala/svc-exams-contract/question-routes';
import { createAnswerKey, type AnswerKey } from './answer-key.ts';
import type { Actor } from './people.ts';

export type BankQuestion = QuestionPage['items'][number];

export interface PastYear {
  readonly yearId: string;
  readonly unitId: string;
}

export interface Course {
  readonly id: string;
  readonly kind: 'admission' | 'academic';
  /** The code of an admission course, the title of another one. */
  readonly name: string;
  readonly isFree: boolean;
  readonly fee: number;
  /** The latest year of each unit first. */
  readonly years: readonly PastYear[];
  /** The outline of an academic course. */
  readonly outline: CourseOutline | null;
}

interface CourseExam {
  readonly id: string;
  readonly courseId: string;
  readonly examKind: string;
  readonly isWritten: boolean;
}

/** The courses and exams of this school, with the keys of all questions. */
export interface Catalogue {
  readonly courses: readonly Course[];
  readonly exams: readonly CourseExam[];
  /** The questions of the bank, always in the same order. */
  readonly bank: readonly BankQuestion[];
  readonly key: AnswerKey;
}

const all = { page: 1, pageSize: 100 };

/** Reads as an administrator, who sees everything. */
export async function readCatalogue({ call }: Actor, at: number): Promise<Catalogue> {
  const key = createAnswerKey();
  const admission = await readAdmission({ call }, at, key);
  const academic = await readAcademic({ call }, at);
  const bank = await readBank({ call }, at);
  key.add(bank);
  return { courses: [...admission, ...academic], exams: await readExams({ call }, at, key), bank, key };
}

async function readBank({ call }: Reader, at: number): Promise<readonly BankQuestion[]> {
  const bank: BankQuestion[] = [];
  for (let page = 1, total = 1; bank.length < total; page += 1) {
    const answer = await call(at, listQuestions, { query: { ...all, page } });
    total = answer.total;
    bank.push(...answer.items);
  }
  return bank.toSorted((a, b) => (a.question < b.question ? -1 : 1));
}

type Reader = Pick<Actor, 'call'>;

async function readAdmission({ call }: Reader, at: number, key: AnswerKey): Promise<readonly Course[]> {
  const { items } = await call(at, listAdmissionCourses, { query: { ...all, sort: 'code' } });
  const courses = items.map(async ({ _id, courseCode }): Promise<Course> => {
    const course = await call(at, readAdmissionCourse, { params: { id: _id } });
    if (!('units' in course) || !('rev' in course)) throw new Error('An administrator reads whole courses.');
    for (const { years } of course.units)
      for (const { subjects } of years) for (const { mcqs } of subjects) key.add(mcqs);
    const years = course.units.flatMap((unit) =>
      unit.years.map((year) => ({ yearId: year._id, unitId: unit._id })),
    );
    const fee = Math.max(0, course.enrollmentFee - course.discountFee);
    return {
      id: _id,
      kind: 'admission',
      name: courseCode,
      isFree: fee === 0,
      fee,
      years,
      outline: null,
    } as const;
  });
  return Promise.all(courses);
}

async function readAcademic({ call }: Reader, at: number): Promise<readonly Course[]> {
  const { items } = await call(at, listAcademicCourses, { query: { ...all, sort: 'name' } });
  const active = items.filter(({ status }) => status === 'active');
  return Promise.all(
    active.map(async ({ _id, title, fee }): Promise<Course> => {
      const outline = await call(at, readCourseOutline, { params: { id: _id } });
      return { id: _id, kind: 'academic', name: title, isFree: fee === 0, fee, years: [], outline };
    }),
  );
}

async function readExams({ call }: Reader, at: number, key: AnswerKey): Promise<readonly CourseExam[]> {
  const { items } = await call(at, listExams, { query: { ...all, sort: 'title' } });
  return Promise.all(
    items.map(async ({ _id, courseId, examKind, type }) => {
      const exam = await call(at, readExam, { params: { id: _id } });
      if ('mcqs' in exam) key.add(exam.mcqs);
      return { id: _id, courseId, examKind, isWritten: type === 'Written' };
    }),
  );
}
