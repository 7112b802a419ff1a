import { type DescribeCall, provided, student } from '@pathshala/pact/calls';
import { readOwnMarks } from '@pathshala/svc-catalog-contract/gradebooks';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { ownMarks } from '../src/samples.ts';

/** The student's own row of a gradebook. */
export function marksCalls(call: DescribeCall<Api>): void {
  call(readOwnMarks, 'the student’s own marks in a course', {
    given: 'the student has marks in a course that shows them',
    as: student,
    params: { courseId: provided('courseId') },
    uses: {
      ...fieldsOf(ownMarks, 'courseId', 'courseName', 'isReleased', 'missing', 'total', 'grade'),
      items: ownMarks.items.slice(0, 1),
    },
  });
}
