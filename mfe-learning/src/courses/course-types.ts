import type { Page } from '@pathshala/contract-kit/paging';
import type {
  listAcademicCourses,
  listAdmissionCourses,
  readAcademicCourse,
  readCourseDetails,
} from '@pathshala/svc-catalog-contract/http';
import type { z } from 'zod';

type AnswerOf<Route extends { answer: z.ZodType }> = z.output<Route['answer']>;
type ItemOf<Route extends { answer: z.ZodType }> = AnswerOf<Route> extends Page<infer Item> ? Item : never;

export type AdmissionCard = ItemOf<typeof listAdmissionCourses>;
export type AcademicCard = ItemOf<typeof listAcademicCourses>;
export type AdmissionCourse = AnswerOf<typeof readCourseDetails>;
export type AcademicCourse = AnswerOf<typeof readAcademicCourse>;
