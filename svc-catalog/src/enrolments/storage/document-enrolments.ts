import { findPage, type Page } from '@pathshala/stores/documents/find-page';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { completedPartsOf, type Enrolment } from '../domain/enrolment.ts';
import type {
  CourseMembers,
  EnrolmentCounts,
  Enrolments,
  EnrolmentsQuery,
  LessonStudents,
} from '../ports.ts';
import { enrolmentId } from '../use-cases/store-enrolment.ts';

const name = 'enrolments';

export const enrolmentAggregates = [name];

export const enrolmentIndexes = [
  { collection: name, keys: { studentId: 1, enrolledAt: 1 } },
  {
    collection: name,
    keys: { courseId: 1, isAbandoned: 1, enrolledAt: 1, _id: 1, endedAt: 1, studentId: 1 },
  },
  { collection: name, keys: { courseId: 1, isAbandoned: 1, _id: 1, endedAt: 1 } },
  { collection: name, keys: { accessUntil: 1, isAbandoned: 1, endedAt: 1 } },
  { collection: name, keys: { isAbandoned: 1, enrolledAt: 1, _id: 1, endedAt: 1, studentId: 1 } },
] as const;

/** `endedAt` is absent in an enrolment that never ended; the store compares it as null. */
const holding = { endedAt: null } as const;

export function enrolmentCollection(documents: DocumentStore) {
  return documents.collection<Enrolment & Aggregate>(name);
}

function filterOf({ courseId, studentId, students, isEnded }: Omit<EnrolmentsQuery, keyof Page>): Filter {
  const ids = studentId === undefined ? students : [studentId];
  return {
    isAbandoned: false,
    endedAt: isEnded ? { $ne: null } : null,
    ...(courseId !== undefined && { courseId }),
    ...(ids && courseId !== undefined && { _id: { $in: ids.map((id) => enrolmentId(id, courseId)) } }),
    ...(ids && courseId === undefined && { studentId: { $in: [...ids] } }),
  };
}

export function createDocumentEnrolments({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Enrolments {
  const collection = enrolmentCollection(documents);
  return {
    ...createAggregateStore<Enrolment>({ collection, now, newId }),
    ofStudent: (studentId) =>
      collection.find({ studentId, ...holding }, { sort: { enrolledAt: -1, _id: 1 } }).toArray(),
    page: ({ page, pageSize, sort, ...query }) =>
      findPage(collection, filterOf(query), {
        page,
        pageSize,
        sort: sortBy(sort, { enrolled: 'enrolledAt' }),
      }),
    async idsEndedBefore(day, limit) {
      const filter = { accessUntil: { $gt: '', $lt: day }, isAbandoned: false, ...holding };
      const found = await collection.find(filter, { limit, projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async abandon(studentId) {
      await collection.updateMany(
        { studentId, isAbandoned: false },
        { $set: { isAbandoned: true, lessonsCompleted: {} }, $inc: { rev: 1 } },
      );
    },
  };
}

export function createDocumentEnrolmentCounts(documents: DocumentStore): EnrolmentCounts {
  const collection = enrolmentCollection(documents);
  return {
    async enrolledIn(studentId, courseIds) {
      const ids = courseIds.map((courseId) => enrolmentId(studentId, courseId));
      const found = await collection
        .find({ _id: { $in: ids }, ...holding }, { projection: { courseId: 1 } })
        .toArray();
      return new Set(found.map(({ courseId }) => courseId));
    },
    async enrolledOf(courseId, studentIds) {
      const ids = studentIds.map((studentId) => enrolmentId(studentId, courseId));
      const found = await collection
        .find({ _id: { $in: ids }, ...holding }, { projection: { studentId: 1 } })
        .toArray();
      return new Set(found.map(({ studentId }) => studentId));
    },
    async courseIdsOf(studentId) {
      const found = await collection
        .find({ studentId, ...holding }, { projection: { courseId: 1 } })
        .toArray();
      return found.map(({ courseId }) => courseId);
    },
    countOfCourse: (courseId) => collection.countDocuments({ courseId, isAbandoned: false, ...holding }),
  };
}

export function createDocumentCourseMembers(documents: DocumentStore): CourseMembers {
  const collection = enrolmentCollection(documents);
  const counts = createDocumentEnrolmentCounts(documents);
  return {
    among: (courseId, studentIds) => counts.enrolledOf(courseId, studentIds),
    countOf: (courseId) => counts.countOfCourse(courseId),
    async after(courseId, enrolmentId, limit) {
      const filter = { courseId, isAbandoned: false, ...holding, _id: { $gt: enrolmentId } };
      const options = { sort: { _id: 1 }, limit, projection: { studentId: 1 } } as const;
      const found = await collection.find(filter, options).toArray();
      return found.map(({ _id, studentId }) => ({ enrolmentId: _id, studentId }));
    },
  };
}

export function createDocumentLessonStudents(documents: DocumentStore): LessonStudents {
  const collection = enrolmentCollection(documents);
  return {
    async studentIdsWith(courseId, lessonIds) {
      const wanted = new Set(lessonIds);
      const options = { projection: { studentId: 1, lessonsCompleted: 1 } } as const;
      const found: string[] = [];
      // One at a time: each holds the completed lessons of a student.
      for await (const enrolment of collection.find({ courseId, isAbandoned: false, ...holding }, options)) {
        const completed = Object.keys(enrolment.lessonsCompleted ?? {});
        if (completed.some((lessonId) => wanted.has(lessonId))) found.push(enrolment.studentId);
      }
      return found;
    },
    async completedBy(studentId, courseId) {
      const filter = { _id: enrolmentId(studentId, courseId), isAbandoned: false, ...holding };
      const projection = { lessonsCompleted: 1, examsTaken: 1 } as const;
      const enrolment = await collection.findOne(filter, { projection });
      return new Set(enrolment === null ? [] : completedPartsOf(enrolment));
    },
  };
}
