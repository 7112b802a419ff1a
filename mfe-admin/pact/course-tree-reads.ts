import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import * as routes from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';

export const given = 'there is a course with a chapter that has a lesson and a content';
const page = { page: 1, pageSize: 10 };
export const rev = 1;
const edited = { rev, changedAt: '2026-01-15T10:00:00.000Z' };
const ofCourse = { courseId: 'course1', courseName: 'Physics' };
const chapter = {
  _id: 'chapter1',
  chapterNumber: 1,
  chapterTitle: 'Speed',
  chapterSummary: 's',
  lessons: 1,
};
const content = { _id: 'content1', chapterId: 'chapter1', title: 'Summary', contentDetails: '<p>Short.</p>' };
const lesson = {
  _id: 'lesson1',
  chapterId: 'chapter1',
  title: 'Way and time',
  content: '<p>Long.</p>',
  videoLink: 'https://example.com/video',
  duration: 25,
};
export type Describe = DescribeCall<Api>;

export function describeLists(call: Describe): void {
  call(routes.listCourses, 'the courses to manage', {
    given: 'there is a course of each kind',
    as: admin,
    query: { page: 1, sort: 'name' },
    uses: { items: [{ _id: 'course1', courseName: 'Physics', courseType: 'Academic' }], total: 1, ...page },
  });
  call(routes.listSubjects, 'the subjects to manage', {
    given,
    as: admin,
    params: { id: provided('courseId') },
    query: { page: 1, sort: 'position' },
    uses: {
      items: [{ _id: 'subject1', subjectName: 'Motion', subjectDescription: 'm', chapters: 1 }],
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
    uses: { contents: [{ ...content, contentNumber: 1 }], total: 1, ...page },
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
    uses: { _id: 'course1', courseName: 'Physics', courseType: 'Academic', description: '', ...edited },
  });
  call(routes.readSubject, 'a subject as its author edits it', {
    given,
    as: admin,
    params: { id: provided('subjectId') },
    uses: { _id: 'subject1', subjectName: 'Motion', subjectDescription: 'm', ...ofCourse, ...edited },
  });
  call(routes.readChapter, 'a chapter as its author edits it', {
    given,
    as: admin,
    params: { id: provided('chapterId') },
    uses: { ...chapter, ...ofCourse, subjectId: 'subject1', subjectName: 'Motion', ...edited },
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
