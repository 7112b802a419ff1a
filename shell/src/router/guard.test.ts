import { anAdmin, aParticipant, aStudent } from '@pathshala/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { guard, withNext } from './guard.ts';

const here = { pathname: '/exams/campaign/7', search: '?part=2' };
const visitor = { isLoggedin: null, user: null };
const student = { isLoggedin: true, user: aStudent } as const;
const admin = { isLoggedin: true, user: anAdmin } as const;

describe('who may see a page', () => {
  it('sends a visitor to the log-in, and remembers where they were going [NAV-04]', () => {
    expect(guard('student', visitor, here)).toBe('/login?next=%2Fexams%2Fcampaign%2F7%3Fpart%3D2');
    expect(guard('admin', visitor, here)).toContain('/login');
  });

  it('sends a student away from the boss area to the home page', () => {
    expect(guard('admin', student, here)).toBe('/');
  });

  it('lets an administrator who needs a second step set it up, and nothing else but public pages', () => {
    const limited = { isLoggedin: true, user: { ...anAdmin, needsSecondFactor: true } } as const;
    expect(guard('admin', limited, here)).toBe('/account/security?next=%2Fexams%2Fcampaign%2F7%3Fpart%3D2');
    expect(guard('student', limited, here)).toBe(guard('admin', limited, here));
    expect(guard('student', limited, { pathname: '/account/security', search: '' })).toBeUndefined();
    expect(guard('visitor', limited, here)).toBeUndefined();
  });

  it('lets a participant open public pages, results and its own exam, and nothing else [CMP-05]', () => {
    const participant = { isLoggedin: true, user: aParticipant } as const;
    const exam = { ...here, participant: ':examid' } as const;
    expect(guard('visitor', participant, here)).toBeUndefined();
    expect(guard('student', participant, { ...here, participant: true })).toBeUndefined();
    expect(guard('student', participant, { ...exam, params: { examid: 'exam1' } })).toBeUndefined();
    expect(guard('student', participant, { ...exam, params: { examid: 'exam2' } })).toBe('/');
    expect(guard('student', participant, here)).toBe('/');
    expect(guard('admin', participant, here)).toBe('/');
  });

  it.each([
    ['visitor', visitor],
    ['visitor', student],
    ['student', student],
    ['student', admin],
    ['admin', admin],
  ] as const)('lets through to a page for a %s', (access, session) => {
    expect(guard(access, session, here)).toBeUndefined();
  });
});

describe('where one goes after the log-in', () => {
  it('is carried from one account page to the next', () => {
    expect(withNext('/signup', '/exams?x=1')).toBe('/signup?next=%2Fexams%3Fx%3D1');
    expect(withNext('/signup', null)).toBe('/signup');
  });
});
