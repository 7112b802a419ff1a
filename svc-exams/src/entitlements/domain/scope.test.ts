import { describe, expect, it } from 'vitest';
import { campaignPaper, courseExam, pastYearPaper } from '../../../test/support/papers.ts';
import { scopeOf } from './scope.ts';

describe('what gives the right to an exam', () => {
  it('is an enrolment in its course, whatever else the paper names', () => {
    const others = { campaignId: 'campaign1', ownerId: 'student1' };
    for (const paper of [
      pastYearPaper(others),
      courseExam('unit', others),
      courseExam('standalone', others),
    ]) {
      expect(scopeOf(paper)).toEqual({ kind: 'course', id: 'course1' });
    }
  });

  it('is a registration for its campaign', () => {
    const paper = campaignPaper({ courseId: 'course1', ownerId: 'student1' });
    expect(scopeOf(paper)).toEqual({ kind: 'campaign', id: 'campaign1' });
  });

  it('is being the owner of the practice, not an enrolment in the course of its questions', () => {
    const practice = courseExam('practice', { ownerId: 'student1', campaignId: 'campaign1' });
    expect(scopeOf(practice)).toEqual({ kind: 'owner', id: 'student1' });
  });

  it('is the paper itself where its id is missing: nobody is entitled to that', () => {
    expect(scopeOf(pastYearPaper({ courseId: null }))).toEqual({ kind: 'course', id: 'year1' });
    expect(scopeOf(campaignPaper({ campaignId: null }))).toEqual({ kind: 'campaign', id: 'exam1' });
    expect(scopeOf(courseExam('practice'))).toEqual({ kind: 'owner', id: 'practice1' });
  });
});
