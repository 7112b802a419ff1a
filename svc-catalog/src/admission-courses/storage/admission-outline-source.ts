import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { OutlineSource } from '../../outlines/index.ts';
import { type AdmissionCourse, isOpenYear } from '../domain/course.ts';
import { admissionCourseCollection } from './document-admission-courses.ts';

const outlined = { name: 1, deletedAt: 1, 'units._id': 1, 'units.unitName': 1, 'units.years': 1 } as const;

function yearsOf({ units }: Pick<AdmissionCourse, 'units'>) {
  return units.flatMap(({ _id: unitId, years }) =>
    years.filter(isOpenYear).map(({ _id: id, title }) => ({ id, title, unitId })),
  );
}

/** Admission courses for `catalog.course.outlined`. */
export function createAdmissionOutlineSource(documents: DocumentStore): OutlineSource {
  const courses = admissionCourseCollection(documents);
  return {
    async read(courseId) {
      const course = await courses.findOne({ _id: courseId }, { projection: outlined });
      if (course === null) return null;
      const isDeleted = course.deletedAt !== null;
      const units = course.units.map(({ _id: id, unitName: title }) => ({
        type: 'unit' as const,
        id,
        title,
        subjectId: null,
      }));
      const parents = isDeleted ? [] : units;
      const years = isDeleted ? [] : yearsOf(course);
      return { courseId, courseKind: 'admission', courseName: course.name, isDeleted, parents, years };
    },
    async courseIds() {
      const found = await courses.find({ deletedAt: null }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
  };
}
