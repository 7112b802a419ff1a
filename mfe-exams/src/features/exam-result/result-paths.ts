import type { Result } from '@pathshala/svc-exams-contract/http';
import { practicePaths } from '../../practice/paths.ts';

type Placed = Pick<Result, 'examKind' | 'examId' | 'unitId' | 'courseId'>;

/** The pages that a result links to; null: this kind of exam has no such page. */
export interface ResultPaths {
  readonly again: string | null;
  readonly back: string;
  readonly backText: 'units' | 'subjects' | 'practice' | 'exams' | 'campaign';
}

/** `courseCode` of an admission course, null while it is not known; `academicCourseId` where the address names one. */
export function resultPaths(
  { examKind, examId, unitId, courseId }: Placed,
  courseCode: string | null,
  academicCourseId: string | null,
): ResultPaths {
  if (examKind === 'campaign') return { again: null, back: '/exams', backText: 'exams' };
  if (examKind === 'practice') {
    return { again: practicePaths.sitting(examId), back: practicePaths.home, backText: 'practice' };
  }
  if (examKind === 'past-year') return ofPastYear({ examId, unitId }, courseCode);
  const academic = academicCourseId ?? courseId;
  if (academic === null) return { again: `/exams/take/${examId}`, back: '/exams', backText: 'exams' };
  const subjects = `/courses/academic/${encodeURIComponent(academic)}/subjects`;
  return { again: `${subjects}/exam/take/${examId}`, back: subjects, backText: 'subjects' };
}

function ofPastYear(
  { examId, unitId }: Pick<Placed, 'examId' | 'unitId'>,
  courseCode: string | null,
): ResultPaths {
  if (courseCode === null) return { again: null, back: '/exams', backText: 'exams' };
  const units = `/courses/admission/${encodeURIComponent(courseCode)}/units`;
  const exam = new URLSearchParams({ yearId: examId, unitId: unitId ?? '' }).toString();
  return { again: `${units}/years/mcq-exam?${exam}`, back: units, backText: 'units' };
}
