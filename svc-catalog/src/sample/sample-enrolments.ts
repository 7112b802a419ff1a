import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { createDocumentAcademicCourses } from '../academic-courses/storage/document-academic-courses.ts';
import { createDocumentAdmissionCourses } from '../admission-courses/storage/document-admission-courses.ts';
import type { CompletedLessons, CourseLookup } from '../enrolments/index.ts';
import { createDocumentEnrolments } from '../enrolments/storage/document-enrolments.ts';
import { createDocumentStudents } from '../enrolments/storage/document-students.ts';
import { loadSampleEnrolments } from './load-enrolments.ts';

/** Sample data across capabilities: loaded last, in the sample courses. */
export function createSampleEnrolments(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  others: { readonly courseLookup: CourseLookup; readonly completedLessons: CompletedLessons },
): Pick<Capability, 'loadSample'> {
  const deps = {
    ...others,
    admissionCourses: createDocumentAdmissionCourses(platform),
    academicCourses: createDocumentAcademicCourses(platform),
    enrolments: createDocumentEnrolments(platform),
    students: createDocumentStudents(platform.documents),
    now: platform.now,
  };
  return {
    async loadSample({ hasPast } = { hasPast: false }) {
      if (!hasPast) await loadSampleEnrolments(deps);
    },
  };
}
