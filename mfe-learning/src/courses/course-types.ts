import type { Page } from '@pathshala/contract-kit/paging';
import type {
  listAcademicCourses,
  listAdmissionCourses,
  listSampleQuestions,
  readAcademicCourse,
  readCourseDetails,
} from '@pathshala/svc-catalog-contract/http';
import type { z } from 'zod';

type AnswerOf<Route extends { answer: z.ZodType }> = z.output<Route['answer']>;
type ItemOf<Route extends { answer: z.ZodType }> = AnswerOf<Route> extends Page<infer Item> ? Item : never;

interface Rated {
  /** The number of students who have rated the course. */
  readonly ratingCount?: number | undefined;
}

export type AdmissionCard = ItemOf<typeof listAdmissionCourses> & Rated;
export type AcademicCard = ItemOf<typeof listAcademicCourses> & Rated;
export type AdmissionCourse = AnswerOf<typeof readCourseDetails> & Rated;
export type AcademicCourse = AnswerOf<typeof readAcademicCourse> & Rated;
export type SampleQuestion = AnswerOf<typeof listSampleQuestions>['items'][number];
