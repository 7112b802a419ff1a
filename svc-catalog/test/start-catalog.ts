import type { Collection, DocumentStore } from '@pathshala/documents/port';
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
  thumbnailImageUrl: 'https://example.com/x.png',
  tags: ['physics'],
  status: 'active',
};

const guarded = ['insertOne', 'updateOne', 'findOneAndUpdate', 'replaceOne'];

/** A store that stops taking writes, all of them, at the moment a test names: as if the process had been killed there. */
export function mortalStore() {
  const fate: { diesAt: { collection: string; writesBefore: number } | null; isDead: boolean } = {
    diesAt: null,
    isDead: false,
  };
  function live(collection: string): void {
    if (fate.diesAt?.collection === collection) {
      if (fate.diesAt.writesBefore === 0) fate.isDead = true;
      fate.diesAt.writesBefore -= 1;
    }
    if (fate.isDead) throw new Error('the process ended here');
  }
  const wrap = (documents: DocumentStore): DocumentStore => ({
    ping: () => documents.ping(),
    close: () => documents.close(),
    collection: <T extends { readonly _id: string }>(name: string) =>
      new Proxy(documents.collection<T>(name), {
        get(target: Collection<T>, key: keyof Collection<T>) {
          const value: unknown = target[key];
          if (typeof value !== 'function') return value;
          return (...input: unknown[]) => {
            if (guarded.includes(key)) live(name);
            return Reflect.apply(value, target, input) as unknown;
          };
        },
      }),
  });
  return {
    wrap,
    dieAt: (collection: string, writesBefore = 0): void => {
      fate.diesAt = { collection, writesBefore };
    },
    rise: (): void => {
      fate.diesAt = null;
      fate.isDead = false;
    },
  };
}

/** Every key that occurs anywhere in the value. */
export function keysIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const inner = Object.values(value).flatMap((item) => [...keysIn(item)]);
  return new Set([...(Array.isArray(value) ? [] : Object.keys(value)), ...inner]);
}
