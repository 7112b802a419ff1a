import { describe, expect, it } from 'vitest';
import { dashboard, student } from '@pathshala/svc-auth-contract/student';
import {
  applyEnrolment,
  applyProgress,
  applyResult,
  type Enrolment,
  type ResultEntry,
} from '../domain/projection.ts';
import { createRecord, type StudentRecord } from '../domain/student.ts';
import { dashboardOf } from '../domain/dashboard.ts';
import { dashboardView, studentView } from './views.ts';

const at = '2026-01-01T00:00:00.000Z';

function enrolmentOf(courseId: string, courseKind: Enrolment['courseKind']): Enrolment {
  return {
    enrolmentId: `e-${courseId}`,
    courseId,
    courseKind,
    courseName: `Course ${courseId}`,
    courseCode: courseId.toUpperCase(),
    courseThumbnail: '',
    enrolledAt: at,
  };
}

function resultOf(day: number, score: number): ResultEntry {
  const submittedAt = `2026-01-0${day}T00:00:00.000Z`;
  return {
    attemptId: `a${day}`,
    resultId: `r${day}`,
    examKind: 'past-year',
    examId: 'y1',
    courseId: null,
    unitId: null,
    title: `Day ${day}`,
    score,
    totalMarks: 80,
    dateTaken: submittedAt,
    submittedAt,
    scoreVersion: 1,
  };
}

function recordWith(...merges: ((record: StudentRecord) => StudentRecord | null)[]): StudentRecord {
  const created = createRecord({ userId: 's1', name: 'Nusrat', email: 'n@example.com' }, at);
  return merges.reduce((record, merge) => merge(record) ?? record, created);
}

const progressOf = (courseId: string, overallProgress: number) => (record: StudentRecord) =>
  applyProgress(record, { courseId, courseName: `Course ${courseId}`, overallProgress, version: 1 });

const now = Date.parse('2026-06-01T00:00:00.000Z');

describe('the view of a student record', () => {
  it('groups courses, with the mean of their progress', () => {
    const record = recordWith(
      (r) => applyEnrolment(r, enrolmentOf('a', 'admission')),
      (r) => applyEnrolment(r, enrolmentOf('b', 'admission')),
      (r) => applyEnrolment(r, enrolmentOf('c', 'academic')),
      progressOf('a', 50),
    );
    const shown = student.parse(studentView(record));
    expect(shown.courseEnrollment.admissionPrep).toMatchObject({ totalEnrolled: 2, overallProgress: 25 });
    expect(shown.courseEnrollment.admissionPrep.enrolledCourses[0]).toEqual({
      name: 'Course a',
      courseThumbnail: '',
      courseId: 'a',
      courseCode: 'A',
      progress: 50,
      enrolledAt: at,
    });
    expect(shown.courseEnrollment.academic.totalEnrolled).toBe(1);
  });

  it('does not show a course for its progress alone', () => {
    expect(dashboardOf(recordWith(progressOf('a', 50)), now).courses).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('counts completed courses and courses in progress', () => {
    const record = recordWith(
      (r) => applyEnrolment(r, enrolmentOf('a', 'admission')),
      (r) => applyEnrolment(r, enrolmentOf('b', 'academic')),
      progressOf('a', 100),
    );
    expect(dashboard.parse(dashboardView(dashboardOf(record, now)))).toMatchObject({
      coursesCompleted: 1,
      coursesInProgress: 1,
    });
  });

  it('shows results newest first and their trend oldest first, in percent', () => {
    const record = recordWith(
      (r) => applyResult(r, resultOf(2, 33.33)),
      (r) => applyResult(r, resultOf(1, -2)),
    );
    const shown = dashboard.parse(dashboardView(dashboardOf(record, now)));
    expect(shown.recentResults.map(({ title, percent }) => [title, percent])).toEqual([
      ['Day 2', 41.66],
      ['Day 1', -2.5],
    ]);
    expect(shown.scoreTrend.map(({ title }) => title)).toEqual(['Day 1', 'Day 2']);
  });

  it('hides a score and omits it from the trend until it becomes visible', () => {
    const scoreVisibleFrom = new Date(now).toISOString();
    const record = recordWith(
      (r) => applyResult(r, { ...resultOf(2, 33.33), scoreVisibleFrom }),
      (r) => applyResult(r, resultOf(1, 40)),
    );
    const before = dashboard.parse(dashboardView(dashboardOf(record, now - 1)));
    expect(before.recentResults[0]).toMatchObject({ score: null, percent: null, scoreVisibleFrom });
    expect(JSON.stringify(before)).not.toContain('33.33');
    expect(before.scoreTrend).toHaveLength(1);
    const after = dashboard.parse(dashboardView(dashboardOf(record, now)));
    expect(after.recentResults[0]).toMatchObject({ score: 33.33, scoreVisibleFrom });
    expect(after.scoreTrend).toHaveLength(2);
  });
});
