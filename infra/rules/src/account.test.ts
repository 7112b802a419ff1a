import { describe, expect, it } from 'vitest';
import { cleanCode, cleanUsername, isCode, passwordLengthProblem, usernameProblem } from './account.ts';

describe('a username', () => {
  it.each([
    ['ab', 'length'],
    ['abc', null],
    ['x'.repeat(159), null],
    ['x'.repeat(160), 'length'],
    ['ra him', 'form'],
    ['rahim@home', 'form'],
    ['ra\u0000him', 'form'],
    ['র‍্যাব', null],
    ['রহিম১২', null],
    ['josé-müller', null],
    ['rahim.12_x', null],
    ['ѕtud0', 'script'],
    ['stud\u03bf', 'script'],
    ['\u0430dmin', 'script'],
    ['аррӏе', 'script'],
    ['rɑhim', 'script'],
    ['stud০', 'script'],
    ['रहीम', 'script'],
  ])('%j has the problem %s', (username, problem) => {
    expect(usernameProblem(username)).toBe(problem);
  });

  it('is normalised, without spaces around it', () => {
    expect(cleanUsername(' ｒａｈｉｍ ')).toBe('rahim');
  });
});

describe('the length of a password', () => {
  it.each([
    ['five5', undefined, 'short'],
    ['six666', undefined, null],
    ['six666', 8, 'short'],
    ['x'.repeat(128), undefined, null],
    ['x'.repeat(129), undefined, 'long'],
    ['😀'.repeat(5), undefined, 'short'],
  ])('of %j with minimum %s is %s', (password, minimum, problem) => {
    expect(passwordLengthProblem(password, minimum)).toBe(problem);
  });
});

describe('a mailed code', () => {
  it('may be typed with Bengali digits, spaces and hyphens', () => {
    expect(cleanCode(' ১২৩-456 ')).toBe('123456');
  });

  it('has at least four characters', () => {
    expect(isCode('123')).toBe(false);
    expect(isCode('1234')).toBe(true);
  });
});
