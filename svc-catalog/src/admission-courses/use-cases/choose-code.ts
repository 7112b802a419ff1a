import { DomainError } from '@pathshala/contract-kit/domain-error';
import { codeCandidate, codeFromName } from '../domain/course-code.ts';
import type { CourseInput } from '../domain/course-input.ts';
import type { AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourses } from '../ports.ts';

export function codeTaken(): DomainError {
  const fields = { courseCode: 'catalog.course-code-taken' };
  return new DomainError('conflict', 'catalog.course-code-taken', { fields });
}

/** Returns the submitted code, else the stored one, else a free one made from the name. Throws `conflict` for a code in use. */
export async function chooseCode(
  courses: AdmissionCourses,
  input: CourseInput,
  stored: AdmissionCourse | null,
): Promise<string> {
  if (input.courseCode === '' && stored) return stored.courseCode;
  const isFree = async (code: string) => {
    const owner = await courses.findByCode(code);
    return owner === null || owner._id === stored?._id;
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
