import { type DescribeCall, exactly, student } from '@pathshala/pact/calls';
import {
  joinStandings,
  leaveStandings,
  readOwnStanding,
  readStandings,
} from '@pathshala/svc-exams-contract/standings';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { ownStanding, standings } from '../src/samples.ts';

const given = 'the student takes part in the standings with two others';
const own = fieldsOf(ownStanding, 'name', 'district', 'college', 'weeks');

/** The weekly standings. */
export function standingCalls(call: DescribeCall<Api>): void {
  call(readOwnStanding, 'as whom the student takes part', { given, as: student, uses: own });
  call(readStandings, 'the standings of a district', {
    given,
    as: student,
    query: { list: 'district', page: 1 },
    uses: {
      ...fieldsOf(standings, 'items', 'total', 'page', 'pageSize', 'own'),
      isTooFew: exactly(false),
    },
  });
  call(readStandings, 'the standings of a course of others', {
    given,
    as: student,
    query: { list: 'course', courseId: 'course9', page: 1 },
    refused: { status: 403, code: 'exams.standing-list' },
  });
  call(joinStandings, 'take another name', {
    given,
    as: student,
    body: { name: 'Karim' },
    uses: { name: 'Karim' },
  });
  call(joinStandings, 'take the name of somebody else', {
    given: 'somebody takes part as Sadia',
    as: student,
    body: { name: 'Sadia' },
    refused: { status: 409, code: 'exams.standing-name-taken' },
  });
  call(leaveStandings, 'leave the standings', { given, as: student, uses: fieldsOf(ownStanding, 'weeks') });
}
