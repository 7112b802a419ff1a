import { callsOf, provided, student } from '@pathshala/pact/calls';
import { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { enrolledCourse } from '../src/samples.ts';

callsOf({ consumer: 'mfe-exams', provider: 'svc-catalog', clientAt: apiAt }, (call) => {
  call(listEnrolledCourses, 'the code of the course of a result', {
    given: 'the student is enrolled in a course',
    as: student,
    params: { id: provided('studentId') },
    query: { pageSize: 100 },
    uses: { items: [fieldsOf(enrolledCourse, 'courseId', 'courseCode', 'name')] },
  });
  call(listEnrolledCourses, 'whether the student is enrolled, whose right to the exam has not come yet', {
    given: 'the student is enrolled in a course',
    as: student,
    params: { id: provided('studentId') },
    query: { page: 1, pageSize: 100 },
    uses: { items: [fieldsOf(enrolledCourse, 'courseId')] },
  });
});
