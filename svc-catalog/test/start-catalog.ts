import { startTestService, type TestServiceOptions } from '@pathshala/service-testing/start-test-service';
import type { AdmissionCourseForAdmin, AdmissionCourseForm } from '@pathshala/svc-catalog-contract/admission';
import type { AcademicCourseForm } from '@pathshala/svc-catalog-contract/academic';
import { createService } from '../src/service.ts';
import { courseForm } from './course-form.ts';

export const studentId = '5a'.repeat(12);
export const otherId = '5b'.repeat(12);

export async function startCatalog(options: TestServiceOptions = {}) {
  const service = await startTestService(createService, options);
  const admin = service.client.as({ role: 'admin' });
  const student = service.client.as({ role: 'student', userId: studentId });
  const { visitor } = service.client;
  return {
    ...service,
    admin,
    student,
    visitor,
    async createCourse(form: Partial<AdmissionCourseForm> = {}): Promise<AdmissionCourseForAdmin> {
      const answer = await admin.post<AdmissionCourseForAdmin>(
        '/admissioncourse/universities',
        courseForm(form),
      );
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    enrol: (courseId: string) =>
      student.post('/students/student/enroll', { studentId, courseId, category: 'admissionPrep' }),
  };
}

export const academicForm: AcademicCourseForm = {
  title: 'Physics',
  description: 'Motion and force',
  classLevel: 'Class 10',
  enrollmentStartDate: '2026-01-01',
  enrollmentEndDate: '2026-01-31',
  courseStartDate: '2026-02-01',
  courseEndDate: '2026-12-31',
  targetAudience: ['SSC'],
  prerequisites: ['Class 8'],
  language: 'English',
  thumbnailImageUrl: '/api/files/svc-catalog/' + 'ab'.repeat(32),
  tags: ['physics'],
  status: 'active',
};

/** Every key that occurs anywhere in the value. */
export function keysIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const inner = Object.values(value).flatMap((item) => [...keysIn(item)]);
  return new Set([...(Array.isArray(value) ? [] : Object.keys(value)), ...inner]);
}
