import { admin, exactly, provided } from '@pathshala/pact/calls';
import * as routes from '@pathshala/svc-catalog-contract/http';
import { type Describe, given, rev } from './course-tree-reads.ts';

const counts = {
  subjects: 1,
  chapters: 1,
  lessons: 1,
  contents: 1,
  assignments: 0,
  enrolled: 0,
  studentsWithResults: 0,
};
const lessonForm = {
  title: 'Way and time',
  content: '<p>Long.</p>',
  videoLink: 'https://example.com/video',
  duration: 25,
  supplementaryMaterials: [{ title: 'Notes', description: '', type: '', link: 'https://example.com/notes' }],
  subLessons: [{ title: 'Units', content: '<p>m/s</p>', videoLink: '', duration: 5 }],
  exams: [],
};

const later = '2036-01-01T04:00:00.000Z';

export function describeCreates(call: Describe): void {
  call(routes.createCourse, 'create a course in the short form', {
    given,
    as: admin,
    body: { courseName: 'Physics', courseType: 'Academic', description: '' },
    uses: { _id: 'course1', courseName: exactly('Physics') },
  });
  call(routes.createSubject, 'create a subject', {
    given,
    as: admin,
    params: { id: provided('courseId') },
    body: { SubjectTitle: 'Optics', SubjectSummary: 'Light.' },
    uses: { subjectName: exactly('Optics') },
  });
  call(routes.createChapter, 'create a chapter at a place', {
    given,
    as: admin,
    params: { id: provided('subjectId') },
    body: { chapterTitle: 'Force', chapterSummary: '', chapterNumber: 1 },
    uses: { chapterTitle: exactly('Force') },
  });
  call(routes.createContent, 'create a content', {
    given,
    as: admin,
    params: { id: provided('chapterId') },
    body: { title: 'Formulas', contentDetails: '<p>$v = s/t$</p>' },
    uses: { title: exactly('Formulas') },
  });
  call(routes.createLesson, 'create a lesson', {
    given,
    as: admin,
    params: { id: provided('chapterId') },
    body: lessonForm,
    uses: { title: exactly('Way and time') },
  });
}

export function describeEdits(call: Describe): void {
  call(routes.replaceCourseItem, 'save a course in the short form', {
    given: 'there is a new course in the short form',
    as: admin,
    params: { id: provided('courseId') },
    body: { courseName: 'Physics 2', courseType: 'Academic', description: '', rev },
    uses: { _id: 'course1', courseName: exactly('Physics 2') },
  });
  call(routes.replaceCourseOpenings, 'set when the parts of a course are open', {
    given,
    as: admin,
    params: { id: provided('courseId') },
    body: {
      openings: [
        { _id: provided('chapterId'), opensAt: later, closesAt: null, after: null },
        { _id: provided('contentId'), opensAt: null, closesAt: later, after: provided('lessonId') },
      ],
      rev,
    },
    uses: { rev: 2 },
  });
  call(routes.copyCourse, 'copy a course for another season', {
    given,
    as: admin,
    params: { id: provided('courseId') },
    body: { days: 364 },
    uses: { courseId: 'course2', courseKind: 'academic', courseName: 'Physics (copy)' },
  });
  call(routes.replaceSubject, 'save a subject', {
    given,
    as: admin,
    params: { id: provided('subjectId') },
    body: { SubjectTitle: 'Mechanics', SubjectSummary: '', rev },
    uses: { subjectName: exactly('Mechanics') },
  });
  call(routes.replaceChapter, 'save a chapter', {
    given,
    as: admin,
    params: { id: provided('chapterId') },
    body: { chapterTitle: 'Velocity', chapterSummary: '', chapterNumber: 1, rev },
    uses: { chapterTitle: exactly('Velocity') },
  });
  call(routes.replaceContent, 'save a content', {
    given,
    as: admin,
    params: { id: provided('contentId') },
    body: { title: 'In short', contentDetails: '<p>Short.</p>', rev },
    uses: { title: exactly('In short') },
  });
  call(routes.replaceLesson, 'save a lesson', {
    given,
    as: admin,
    params: { id: provided('lessonId') },
    body: { ...lessonForm, title: 'Way', rev },
    uses: { title: exactly('Way') },
  });
}

export function describeOrders(call: Describe): void {
  const orders = [
    [routes.orderSubjects, 'subjects of a course', 'courseId', 'subjectId'],
    [routes.orderChapters, 'chapters of a subject', 'subjectId', 'chapterId'],
    [routes.orderContents, 'contents of a chapter', 'chapterId', 'contentId'],
    [routes.orderLessons, 'lessons of a chapter', 'chapterId', 'lessonId'],
  ] as const;
  for (const [route, name, parent, part] of orders) {
    call(route, `put the ${name} in order`, {
      given,
      as: admin,
      params: { id: provided(parent) },
      body: { ids: [provided(part)] },
      uses: {},
    });
  }
}

export function describeDeletes(call: Describe): void {
  const previews = [
    [routes.previewCourseDeletion, 'course', 'courseId'],
    [routes.previewSubjectDeletion, 'subject', 'subjectId'],
    [routes.previewChapterDeletion, 'chapter', 'chapterId'],
  ] as const;
  for (const [route, name, id] of previews) {
    call(route, `what a delete of the ${name} takes along`, {
      given,
      as: admin,
      params: { id: provided(id) },
      uses: counts,
    });
  }
  const deletes = [
    [routes.deleteCourseItem, 'course with all in it', 'courseId'],
    [routes.deleteSubject, 'subject', 'subjectId'],
    [routes.deleteChapter, 'chapter', 'chapterId'],
    [routes.deleteContent, 'content', 'contentId'],
    [routes.deleteLesson, 'lesson', 'lessonId'],
  ] as const;
  for (const [route, name, id] of deletes) {
    call(route, `delete a ${name}`, { given, as: admin, params: { id: provided(id) }, uses: {} });
  }
  call(routes.undoDeletion, 'undo the delete of a chapter', {
    given: 'a chapter was just deleted',
    as: admin,
    params: { id: provided('chapterId') },
    uses: { _id: 'chapter1' },
  });
}
