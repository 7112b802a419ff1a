import type { FakeHandler } from '@pathshala/web-kit/testing';
import { pageOf } from './boss-area.tsx';

const edited = { rev: 3, changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Karim' };

export const courseItem = {
  _id: 'physics',
  courseName: 'পদার্থবিজ্ঞান | Physics',
  courseType: 'Academic',
  description: '<p>About it.</p>',
  status: 'draft',
  ...edited,
};

const ofCourse = { courseId: courseItem._id, courseName: courseItem.courseName };

export const subjectItem = {
  _id: 'mechanics',
  subjectName: 'Mechanics',
  subjectDescription: 'How things move.',
  chapters: 2,
  ...ofCourse,
  ...edited,
};

export const chapterItem = {
  _id: 'motion',
  chapterNumber: 1,
  chapterTitle: 'Motion',
  chapterSummary: 'Speed and time.',
  lessons: 12,
  ...ofCourse,
  subjectId: subjectItem._id,
  subjectName: subjectItem.subjectName,
  ...edited,
};

const forceItem = {
  ...chapterItem,
  _id: 'force',
  chapterNumber: 2,
  chapterTitle: 'Force',
  lessons: 4,
};

const contentItem = {
  _id: 'summary',
  chapterId: chapterItem._id,
  contentNumber: 1,
  title: 'Summary',
  contentDetails: '<h2>Speed</h2><p>Way by <strong>time</strong>.</p>',
  chapterTitle: chapterItem.chapterTitle,
  ...edited,
};

export const lessonItem = {
  _id: 'speed',
  chapterId: chapterItem._id,
  title: 'Speed',
  content: `<p>${'Speed is way by time. '.repeat(10)}</p>`,
  videoLink: 'https://www.youtube.com/watch?v=abc',
  duration: 25,
  supplementaryMaterials: ['https://example.com/notes.pdf'],
  subLessons: [{ title: 'Units', content: '<p>m/s</p>', videoLink: '', duration: 5 }],
  exams: [{ examId: 'e1' }],
  ...edited,
};

export const noDeletion = {
  subjects: 0,
  chapters: 0,
  lessons: 0,
  contents: 0,
  assignments: 0,
  enrolled: 0,
  studentsWithResults: 0,
};

/** The calls of a course with one subject, two chapters, one content and one lesson. */
export const treeApi: Readonly<Record<string, FakeHandler>> = {
  'get /courses': () => pageOf([courseItem]),
  'get /courses/{id}': () => courseItem,
  'get /courses/{id}/subjects': () => pageOf([subjectItem]),
  'get /courses/subjects/{id}': () => subjectItem,
  'get /courses/{id}/chapters': () => pageOf([chapterItem, forceItem]),
  'get /courses/chapters/{id}': () => chapterItem,
  'get /courses/{id}/contents': () => {
    const { items, ...page } = pageOf([contentItem]);
    return { chapterTitle: chapterItem.chapterTitle, contents: items, ...page };
  },
  'get /courses/{id}/contentdetails': () => contentItem,
  'get /courses/{id}/lessons': () => pageOf([lessonItem]),
  'get /exams': () => pageOf([]),
  'get /courses/{id}/lesson': () => lessonItem,
};
