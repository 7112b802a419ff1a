const admission = (courseCode: string): string => `/courses/admission/${encodeURIComponent(courseCode)}`;

export const coursePaths = {
  admission,
  academic: (courseId: string): string => `/courses/academic/${courseId}`,
  subjects: (courseId: string): string => `/courses/academic/${courseId}/subjects`,
  units: (courseCode: string): string => `${admission(courseCode)}/units`,
  loginAndBack: (path: string): string => `/login?next=${encodeURIComponent(path)}`,
} as const;

export interface PastYear {
  readonly courseCode: string;
  readonly unitId: string;
  readonly yearId: string;
}

/** The page of mfe-exams for sitting a past year. */
export function examPath({ courseCode, unitId, yearId }: PastYear): string {
  return `${coursePaths.units(courseCode)}/years/mcq-exam?${new URLSearchParams({ yearId, unitId }).toString()}`;
}

/** The page of mfe-exams that shows a past year with its key. */
export function answersPath({ courseCode, unitId, yearId }: PastYear): string {
  return `${coursePaths.units(courseCode)}/years/correct-answers?${new URLSearchParams({ yearId, unitId }).toString()}`;
}
