import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import * as routes from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

export const given = 'there is a course with a chapter that has a lesson and a content';
const page = { page: 1, pageSize: 10 };
export const rev = 1;
const edited = { rev, changedAt: '2026-01-15T10:00:00.000Z' };
const courseName = fieldsOf(samples.courseItem, '_id', 'courseName', 'courseType');
const ofCourse = fieldsOf(samples.subjectItem, 'courseId', 'courseName');
const subject = fieldsOf(samples.subjectItem, '_id', 'subjectName', 'subjectDescription');
const chapter = fieldsOf(
  samples.chapterItem,
  '_id',
  'chapterNumber',
  'chapterTitle',
  'chapterSummary',
  'lessons',
);
const content = fieldsOf(samples.contentItem, '_id', 'chapterId', 'title', 'contentDetails');
const lesson = fieldsOf(samples.lessonItem, '_id', 'chapterId', 'title', 'content', 'videoLink', 'duration');
export type Describe = DescribeCall<Api>;

export function describeLists(call: Describe): void {
  call(routes.listCourses, 'the courses to manage', {
    given: 'there is a course of each kind',
    as: admin,
    query: { page: 1, sort: 'name' },
    uses: { items: [courseName], total: 1, ...page },
  });
  call(routes.listSubjects, 'the subjects to manage', {
    given,
    as: admin,
    params: { id: provided('courseId') },
    query: { page: 1, sort: 'position' },
    uses: {
      items: [{ ...subject, ...fieldsOf(samples.subjectItem, 'chapters') }],
      total: 1,
      ...page,
    },
  });
  call(routes.listChapters, 'the chapters to manage', {
    given,
    as: admin,
    params: { id: provided('subjectId') },
    query: { page: 1, sort: '-name', q: 'Speed' },
    uses: { items: [chapter], total: 1, ...page },
  });
  call(routes.listContents, 'the contents to manage', {
    given,
    as: admin,
    params: { id: provided('chapterId') },
    query: { page: 1, pageSize: 10, sort: 'position' },
    uses: {
      contents: [{ ...content, ...fieldsOf(samples.contentItem, 'contentNumber') }],
      total: 1,
      ...page,
    },
  });
  call(routes.listLessons, 'the lessons to manage', {
    given,
    as: admin,
    params: { id: provided('chapterId') },
    query: { page: 1, sort: 'position' },
    uses: { items: [lesson], total: 1, ...page },
  });
}

export function describeReads(call: Describe): void {
  call(routes.readCourseItem, 'a course as its author edits it', {
    given,
    as: admin,
    params: { id: provided('courseId') },
    uses: { ...courseName, ...fieldsOf(samples.courseItem, 'description'), ...edited },
  });
  call(routes.readCourseOpenings, 'when the parts of a course are open', {
    given,
    as: admin,
    params: { id: provided('courseId') },
    uses: {
      ...fieldsOf(samples.courseOpenings, 'courseId', 'courseName'),
      parts: [{ _id: 'part1', kind: 'course', title: 'Physics', opensAt: null, closesAt: null, after: null }],
      rev,
    },
  });
  call(routes.previewCourseCopy, 'the dates that a copy of a course would have', {
    given: 'there is an academic course with all details',
    as: admin,
    params: { id: provided('courseId') },
    query: {},
    uses: {
      ...fieldsOf(samples.copyPreview, 'courseId', 'courseKind', 'courseName', 'startsOn'),
      takes: ['opening'],
      dates: [{ kind: 'course', title: 'Physics', field: 'starts', from: '2026-02-01' }],
    },
  });
  call(routes.readSubject, 'a subject as its author edits it', {
    given,
    as: admin,
    params: { id: provided('subjectId') },
    uses: { ...subject, ...ofCourse, ...edited },
  });
  call(routes.readChapter, 'a chapter as its author edits it', {
    given,
    as: admin,
    params: { id: provided('chapterId') },
    uses: {
      ...chapter,
      ...ofCourse,
      ...fieldsOf(samples.chapterItem, 'subjectId', 'subjectName'),
      ...edited,
    },
  });
  call(routes.readContent, 'a content as its author edits it', {
    given,
    as: admin,
    params: { id: provided('contentId') },
    uses: { ...content, rev },
  });
  call(routes.readLesson, 'a lesson as its author edits it', {
    given,
    as: admin,
    params: { id: provided('lessonId') },
    uses: { ...lesson, supplementaryMaterials: [], subLessons: [], exams: [], rev },
  });
}
