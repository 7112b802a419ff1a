import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import {
  addBatchMembers,
  checkBatchMembers,
  endBatchMember,
  listBatchMembers,
  moveBatchMember,
  undoBatchMemberEnd,
} from '@pathshala/svc-catalog-contract/batch-members';
import {
  archiveBatch,
  createBatch,
  listBatches,
  readBatch,
  replaceBatch,
} from '@pathshala/svc-catalog-contract/batches';
import type { Api } from '@pathshala/web-kit/api';

const given = 'there is a batch with a member';
const time = '2026-01-15T10:00:00.000Z';
const params = { id: provided('batchId') };
const member = { id: provided('batchId'), studentId: provided('memberId') };
const form = {
  name: 'Morning',
  courseIds: [provided('courseId')],
  teacherId: '',
  teacherName: 'Farhana',
  room: '302',
  capacity: 40,
  startsOn: '2026-02-01',
  endsOn: '',
  notifiesGuardian: true,
};
const facts = {
  _id: 'batch1',
  name: 'Morning',
  courses: [{ courseId: 'course1', courseName: 'Dhaka University' }],
  teacherName: 'Farhana',
  room: '302',
  startsOn: '2026-02-01',
  endsOn: '',
  memberCount: 1,
};
const batch = {
  ...facts,
  courseIds: ['course1'],
  teacherId: '',
  notifiesGuardian: false,
  createdAt: time,
  rev: 1,
};

/** Batches, as lists and forms read them. */
export function batchCalls(call: DescribeCall<Api>): void {
  call(listBatches, 'the batches of a course', {
    given,
    as: admin,
    query: { page: 1, courseId: provided('courseId') },
    uses: { items: [{ ...facts, createdAt: time }], total: 1, page: 1, pageSize: 10 },
  });
  call(listBatches, 'the batches of a course to choose from', {
    given,
    as: admin,
    query: { archived: 'with', sort: 'name', pageSize: 100, courseId: provided('courseId') },
    uses: { items: [{ _id: 'batch1', name: 'Morning' }] },
  });
  call(listBatches, 'the batches to which rights are limited', {
    given,
    as: admin,
    query: { archived: 'with', pageSize: 100, ids: provided('batchId') },
    uses: { items: [{ _id: 'batch1', name: 'Morning' }] },
  });
  call(createBatch, 'create a batch', {
    given,
    as: admin,
    body: form,
    uses: { _id: 'batch1', name: 'Morning' },
  });
  call(readBatch, 'a batch', { given, as: admin, params, uses: batch });
  call(replaceBatch, 'change a batch', {
    given,
    as: admin,
    params,
    body: { ...form, rev: 1 },
    uses: { name: 'Morning' },
  });
  call(archiveBatch, 'archive a batch', {
    given,
    as: admin,
    params,
    body: { isArchived: true },
    uses: {},
  });
}

/** The students of a batch. */
export function batchMemberCalls(call: DescribeCall<Api>): void {
  call(listBatchMembers, 'the students of a batch', {
    given,
    as: admin,
    params,
    query: { page: 1 },
    uses: { items: [{ _id: 'member1', studentId: 'student1', joinedAt: time }], total: 1 },
  });
  call(checkBatchMembers, 'check who can be added to a batch', {
    given,
    as: admin,
    params,
    query: { students: provided('studentId') },
    uses: { free: 10, students: [{ studentId: 'student1' }] },
  });
  call(addBatchMembers, 'add students to a batch', {
    given,
    as: admin,
    params,
    body: { studentIds: [provided('studentId')] },
    uses: { added: 1 },
  });
  call(moveBatchMember, 'move a student to another batch', {
    given,
    as: admin,
    params: member,
    body: { batchId: provided('otherId') },
    uses: {},
  });
  call(endBatchMember, 'take a student out of a batch', {
    given,
    as: admin,
    params: member,
    body: { reason: 'Other hours', endsEnrolments: false },
    uses: {},
  });
  call(undoBatchMemberEnd, 'put a student back in a batch', {
    given: 'a student was taken out of a batch',
    as: admin,
    params: member,
    uses: {},
  });
}
