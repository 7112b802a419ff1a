import { DomainError } from '@pathshala/contract-kit/domain-error';
import { describe, expect, it } from 'vitest';
import type { CourseParts, Opening } from './opening.ts';
import { requireOpenings } from './require-openings.ts';

const lesson = (_id: string, chapter: string) =>
  ({ _id, kind: 'lesson', title: `Lesson ${_id}`, within: ['course', chapter] }) as const;
const chapter = (_id: string) => ({ _id, kind: 'chapter', title: _id, within: ['course'] }) as const;
const course: CourseParts = {
  courseId: 'course',
  title: 'Physics',
  parts: [
    { _id: 'course', kind: 'course', title: 'Physics', within: [] },
    chapter('c1'),
    lesson('1', 'c1'),
    lesson('2', 'c1'),
    chapter('c2'),
    lesson('3', 'c2'),
    { _id: 'n', kind: 'content', title: 'Notes', within: ['course', 'c2'] },
  ],
};
const on = (_id: string, opening: Partial<Opening>): Opening => ({
  _id,
  opensAt: null,
  closesAt: null,
  after: null,
  ...opening,
});

function refusal(...openings: readonly Opening[]) {
  try {
    requireOpenings(course, openings);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, ...error.detail.params };
    throw error;
  }
}

describe('openings', () => {
  it('may wait for lessons one after another, and contents for any lesson', () => {
    expect(refusal(on('2', { after: '1' }), on('c2', { after: '2' }), on('n', { after: '3' }))).toBeNull();
  });

  it('are refused with the names of lessons that wait for each other, also by their chapter [OPN-01]', () => {
    const code = 'catalog.openings.cycle';
    expect(refusal(on('1', { after: '2' }), on('2', { after: '1' }))).toEqual({
      code,
      titles: 'Lesson 1 → Lesson 2 → Lesson 1',
    });
    expect(refusal(on('1', { after: '1' }))).toEqual({ code, titles: 'Lesson 1 → Lesson 1' });
    expect(refusal(on('c2', { after: '1' }), on('c1', { after: '3' }))).toMatchObject({ code });
    expect(refusal(on('course', { after: '2' }))).toMatchObject({ code });
  });

  it('are refused for a part or a lesson that the course does not have, and for times in the wrong order', () => {
    const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    expect(refusal(on('x', {}))).toEqual({ code: 'catalog.openings.part-unknown' });
    const unknown = { code: 'catalog.openings.after-unknown', title: 'Lesson 2' };
    expect(refusal(on('2', { after: 'x' }))).toEqual(unknown);
    expect(refusal(on('2', { after: 'c1' }))).toEqual(unknown);
    const order = { code: 'catalog.openings.dates', title: 'c1' };
    expect(refusal(on('c1', { opensAt: late, closesAt: early }))).toEqual(order);
    expect(refusal(on('c1', { opensAt: late, closesAt: late }))).toEqual(order);
    expect(refusal(on('c1', { opensAt: early, closesAt: late }))).toBeNull();
  });
});
