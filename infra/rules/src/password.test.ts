import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coreOfPassword, guessablePassword } from './password.ts';

const owner = { username: 'nusrat.j99', name: 'Nusrat Jahan', email: 'n.jahan+school@shapla.example' };

describe('a password that can be guessed', () => {
  it.each([
    'pathshala',
    'Pathshala1',
    'PATHSHALA!!2026',
    '123pathshala',
    'পাঠশালা',
    'পাঠশালা১২৩',
    'ｐａｔｈｓｈａｌａ',
    'pathshala-demo',
    'Demo_Pathshala2026',
    'pathshala.admin!',
    'my-pathshala-password',
    'PathshalaPathshala',
    'pathsala123',
    'পাঠশালা-ডেমো',
  ])('is the name of the product: %s', (password) =>
    expect(guessablePassword(password, owner)).toBe('product'),
  );

  it.each([
    'nusrat.j99',
    'NusratJ99',
    'Nusrat Jahan',
    'nusratjahan1',
    'nusrat2007',
    '!jahan!!',
    'njahan',
    'shapla1',
    'school#1',
  ])('is the owner’s own name, username or address: %s', (password) =>
    expect(guessablePassword(password, owner)).toBe('personal'),
  );

  it('is a username of digits, in either script', () => {
    const digits = { username: '০১৭১২৩৪৫৬৭৮', name: '', email: 'a@b.example' };
    expect(guessablePassword('01712345678', digits)).toBe('personal');
  });

  it.each([
    'pathshala dhikr',
    'my path and shala',
    'three blue boats',
    'nusrat likes tea',
    'jah7an4q',
    '839201',
    'nus123',
  ])('is not %s', (password) => expect(guessablePassword(password, owner)).toBeNull());

  it('is none where nothing is known of the owner', () => {
    expect(guessablePassword('123456', { username: '', name: '', email: '' })).toBeNull();
  });
});

it('looks through the digits and signs around a common password', () => {
  expect(coreOfPassword('Dragon77!')).toBe('dragon');
  expect(coreOfPassword('12three4boats')).toBe('three4boats');
});

it('no password that the README prints can be chosen', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const printed = [...readme.matchAll(/password `([^`]+)`/giu)].map(([, password = '']) => password);
  expect(printed.length).toBeGreaterThan(0);
  const nobody = { username: '', name: '', email: '' };
  expect(printed.filter((password) => guessablePassword(password, nobody) === null)).toEqual([]);
});
