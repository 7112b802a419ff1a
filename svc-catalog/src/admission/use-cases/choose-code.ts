import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AdmissionCourseInput } from '@pathshala/svc-catalog-contract/admission';
import { codeCandidate, codeFromName } from '../domain/course-code.ts';
import type { AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourses } from './ports.ts';

export function codeTaken(): DomainError {
  const fields = { courseCode: 'catalog.course-code-taken' };
  return new DomainError('conflict', 'catalog.course-code-taken', { fields });
}

/** The code asked for, the one the course has, or a free one made from the name. */
export async function chooseCode(
  courses: AdmissionCourses,
  input: AdmissionCourseInput,
  course: AdmissionCourse | null,
): Promise<string> {
  if (input.courseCode === '' && course) return course.courseCode;
  const isFree = async (code: string) => {
    const holder = await courses.findByCode(code);
    return holder === null || holder._id === course?._id;
  };
  if (input.courseCode !== '') {
    if (await isFree(input.courseCode)) return input.courseCode;
    throw codeTaken();
  }
  const base = codeFromName(input.name);
  for (let attempt = 1; ; attempt += 1) {
    const code = codeCandidate(base, attempt);
    if (await isFree(code)) return code;
  }
}
