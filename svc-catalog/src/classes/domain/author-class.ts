import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ClassDetails } from './class.ts';

/** The details as an administrator submits them, before the names are looked up. */
export interface ClassDraft extends Omit<ClassDetails, 'durationMinutes' | 'courseName' | 'batchName'> {
  readonly durationMinutes: number | null;
}

type CompleteDraft = Omit<ClassDetails, 'courseName' | 'batchName'>;

/** Throws `invalid` with the fields that are missing. `startsAt` is left out for a series. */
export function requireComplete(draft: ClassDraft, startsAt?: string): CompleteDraft {
  const { durationMinutes } = draft;
  const missing = {
    title: draft.title === '' && 'catalog.class.title',
    courseId: draft.courseId === '' && draft.batchId === '' && 'catalog.class.course',
    startsAt: startsAt === '' && 'catalog.class.start',
    durationMinutes: durationMinutes === null && 'catalog.class.length',
    room: draft.room === '' && draft.joinLink === '' && 'catalog.class.place',
  };
  const fields = Object.fromEntries(
    Object.entries(missing).flatMap(([field, code]) => (code === false ? [] : [[field, code]])),
  );
  if (durationMinutes === null || Object.keys(fields).length > 0) {
    throw new DomainError('invalid', 'catalog.class.incomplete', { fields });
  }
  return { ...draft, durationMinutes };
}
