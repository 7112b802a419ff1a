import { pending, type Change, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { profileChanged } from '@pathshala/svc-auth-contract/events';
import type { StudentRecord } from '../domain/student.ts';

type Place = Pick<StudentRecord, '_id' | 'personalInfo' | 'educationalBackground' | 'profileNo'>;

/** The facts of a profile that other services receive: no name and no address. */
export function profileFact({ _id: userId, profileNo: changeNo = 0, ...record }: Place): PendingEvent {
  const { district } = record.personalInfo.address;
  const college = record.educationalBackground.lastInstitution;
  return pending(profileChanged, { userId, changeNo, district, college });
}

/** The change, with an event if its district or college differs. */
export function withProfileFact(before: Place | null, change: Change<StudentRecord>): Change<StudentRecord> {
  const { state, events = [] } = change;
  if (placeKeyOf(before) === placeKeyOf(state)) return change;
  const numbered = { ...state, profileNo: (before?.profileNo ?? 0) + 1 };
  return { state: numbered, events: [...events, profileFact(numbered)] };
}

function placeKeyOf(record: Place | null): string {
  if (record === null) return '\n';
  return `${record.personalInfo.address.district}\n${record.educationalBackground.lastInstitution}`;
}
