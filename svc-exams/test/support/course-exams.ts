import { startTestService, type TestServiceOptions } from '@pathshala/service-testing/start-test-service';
import { courseOutlined, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { ExamForAuthor, ExamForm, ExamForStudent, ExamRow } from '@pathshala/svc-exams-contract/exam';
import type { z } from 'zod';
import { createService } from '../../src/service.ts';
import { enrolled, sitter } from './exams-service.ts';

type Outline = z.input<typeof courseOutlined.data>;

const parents = [
  { type: 'subject', id: 'mechanics', title: 'Mechanics', subjectId: 'mechanics' },
  { type: 'chapter', id: 'motion', title: 'Motion', subjectId: 'mechanics' },
  { type: 'lesson', id: 'speed', title: 'Speed', subjectId: 'mechanics' },
] as const;

export function outline(version = 1, change: Partial<Outline> = {}) {
  const course = { courseId: 'physics', courseKind: 'academic' as const, courseName: 'HSC Physics' };
  return { ...course, version, isDeleted: false, parents: [...parents], ...change };
}

export const withoutChapter = { parents: parents.filter(({ id }) => id === 'mechanics') };

/** The form of spec §3: numbers as text, and the wall time of a date field. */
export function examForm(change: Partial<ExamForm> = {}): ExamForm {
  return {
    title: 'Motion, first test',
    type: 'MCQ',
    mcqs: [mcq('What is speed?'), mcq('What is velocity?')],
    written: { questionText: '', answerGuidelines: '', handwrittenPdf: '', downloadablePdf: '' },
    totalMarks: '4',
    timeLimit: '30',
    passingScore: '2',
    negetiveMarkingPercentage: '25',
    startingDate: '2026-01-15T15:00',
    duration: '2',
    parentId: 'motion',
    ...change,
  };
}

export function mcq(question: string, points = 2) {
  return {
    question: `<p>${question}</p>`,
    options: [
      { text: 'distance over time', isCorrect: true },
      { text: 'mass over time', isCorrect: false },
    ],
    explanation: 'By definition.',
    points,
  };
}

/** The service with an outline of one academic course; `student1` is enrolled in it. */
export async function startCourseExams(options: TestServiceOptions = {}) {
  const service = await startTestService(createService, options);
  await service.emit(courseOutlined, outline());
  await service.emit(studentEnrolled, enrolled('student1', 'physics'));
  const admin = service.client.as({ role: 'admin', name: 'Head', userId: 'a1' });
  const create = (change: Partial<ExamForm> = {}, parentType = 'chapter', parentId = 'motion') =>
    admin.post<ExamForAuthor>(`/exams/${parentType}/createexam`, { examDetails: examForm(change), parentId });
  return Object.assign(service, {
    admin,
    create,
    /** The exam, with its paper published. */
    async created(change: Partial<ExamForm> = {}, parentType = 'chapter', parentId = 'motion') {
      const answer = await create(change, parentType, parentId);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      await service.waitUntilIdle();
      return answer.body;
    },
    student: sitter(service, 'student1'),
    other: sitter(service, 'student2'),
    rows: async (query = '') => (await admin.get<{ items: ExamRow[]; total: number }>(`/exams${query}`)).body,
    own: async (path = '/exams') =>
      (await sitter(service, 'student1').get<{ items: ExamForStudent[] }>(path)).body.items,
  });
}

export type CourseExams = Awaited<ReturnType<typeof startCourseExams>>;
