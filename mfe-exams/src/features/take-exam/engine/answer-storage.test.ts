import { beforeEach, expect, it } from 'vitest';
import { createAnswerStorage } from './answer-storage.ts';

const sheetAt = (at: number, current: string) => ({ at, changes: {}, current });
const storageOf = (page: string) =>
  createAnswerStorage(localStorage, { userId: 'student1', attemptId: 'attempt-1', page });

beforeEach(() => localStorage.clear());

it('keeps what an earlier page has left until the page that read it is shown: a discarded render loses nothing [EXM-05]', () => {
  const left = sheetAt(Date.now(), 'q3');
  storageOf('before').write(left);
  expect(storageOf('discarded').read()).toEqual([left]);
  const shown = storageOf('shown');
  expect(shown.read()).toEqual([left]);
  const own = sheetAt(Date.now(), 'q4');
  shown.takeOver(own);
  expect(storageOf('next').read()).toEqual([own]);
});

it('leaves the notes of a page that was opened after the reading', () => {
  const shown = storageOf('shown');
  shown.read();
  const other = sheetAt(Date.now(), 'q1');
  storageOf('other').write(other);
  shown.takeOver(sheetAt(Date.now(), 'q2'));
  expect(storageOf('next').read()).toContainEqual(other);
});

it('removes the notes of an attempt that nobody resumes', () => {
  const old = createAnswerStorage(localStorage, { userId: 'student1', attemptId: 'old', page: 'p' });
  old.write(sheetAt(Date.now() - 8 * 24 * 3_600_000, 'q1'));
  storageOf('shown').takeOver(sheetAt(Date.now(), 'q2'));
  expect(old.read()).toEqual([]);
});
