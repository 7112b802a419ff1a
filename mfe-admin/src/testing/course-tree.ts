import type { FakeHandler } from '@pathshala/web-kit/testing';
import { chapterItem, contentItem, courseItem, forceItem, lessonItem, subjectItem } from '../samples.ts';
import { pageOf } from './boss-area.tsx';

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
