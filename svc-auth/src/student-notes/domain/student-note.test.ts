import { expect, it } from 'vitest';
import { noteDeletion, requireRestorableNote, type StudentNote } from './student-note.ts';

const now = Date.parse('2026-01-15T10:00:00.000Z');
const note: StudentNote = {
  _id: 'note1',
  schemaVersion: 1,
  studentId: 'student1',
  text: 'The father calls on Fridays.',
  authorId: 'head1',
  authorName: 'Head',
  createdAt: '2026-01-15T09:00:00.000Z',
  deletedAt: null,
  removalDueAt: null,
};

it('lets a deleted note be restored for ten minutes', () => {
  const deleted = { ...note, ...noteDeletion(now) };
  expect(requireRestorableNote(deleted, now + 599_999)).toBe(deleted);
  expect(() => requireRestorableNote(deleted, now + 600_000)).toThrow('auth.restore-too-late');
});

it('restores what is not deleted without a change, and refuses an unknown note', () => {
  expect(requireRestorableNote(note, now)).toBe(note);
  expect(() => requireRestorableNote(null, now)).toThrow('common.not-found');
});
