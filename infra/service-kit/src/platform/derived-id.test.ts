import { expect, it } from 'vitest';
import { derivedId } from './derived-id.ts';

it('derives the ids under which documents are stored: never another one from the same parts', () => {
  expect(derivedId('bookmark', 'student1', 'p1')).toBe('329102a4ade59d07866b04f1');
  expect(derivedId('practice', 'student1', 2)).toBe(derivedId('practice\nstudent1\n2'));
  expect(derivedId('a', 'b')).not.toBe(derivedId('b', 'a'));
});
