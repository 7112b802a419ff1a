import { describe, expect, it } from 'vitest';
import { academicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import { courseInputOf } from '../http/course-input.ts';
import { authorCourse } from './author-course.ts';
import { maxChapterParts, requireRoom, requireRoomInChapter } from './course-size.ts';

const unit = (n: number, description = '') => ({ title: `Unit ${n}`, description });
const course = (subjects: object[]) => {
  const input = courseInputOf({ ...academicCourseInput.parse({ title: 'x' }), subjects: subjects as never });
  let ids = 0;
  const newId = () => `id${(ids += 1)}`;
  return authorCourse(input, { before: null, now: '2026-01-01T00:00:00.000Z', newId });
};
const subjectOf = (count: number, description = '') => ({
  title: 'S',
  units: Array.from({ length: count }, (_, n) => unit(n, description)),
});

describe('the size of a course', () => {
  it.each([
    [Array.from({ length: 51 }, () => subjectOf(0)), 'catalog.too-many-subjects'],
    [[subjectOf(201)], 'catalog.too-many-chapters'],
    [[subjectOf(80, 'ক'.repeat(5000))], 'catalog.course-too-large'],
  ])('is limited %#', (subjects, code) => {
    expect(() => requireRoom(course(subjects))).toThrow(code);
  });

  it('has room for 50 subjects with 10,000 chapters altogether', () => {
    const largest = course(Array.from({ length: 50 }, () => subjectOf(200)));
    expect(requireRoom(largest)).toBe(largest);
  });

  it('is 10,000 lessons in one chapter', () => {
    expect(() => requireRoomInChapter(maxChapterParts - 1)).not.toThrow();
    expect(() => requireRoomInChapter(maxChapterParts)).toThrow('catalog.too-many-lessons');
  });
});
