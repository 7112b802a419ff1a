import { defineRoute, type Access } from '@pathshala/contract-kit/route';
import type { Identity } from '../identity/identity.ts';
import { visitorAt } from '../identity/visitor.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasSubject, isSubjectInPath, requirePermission, requireRole, requireSelf } from './access.ts';

const visitor: Identity = visitorAt('203.0.113.7');
const student: Identity = { ...visitor, role: 'student', userId: 'student1', sessionKey: 'session' };
const admin: Identity = { ...visitor, role: 'admin', userId: 'admin1', sessionKey: 'session' };
const marker: Identity = { ...admin, permissions: ['marking'] };
const withoutSecondFactor: Identity = { ...admin, needsSecondFactor: true };
const gateway: Identity = { ...visitor, isGateway: true };
const callers = { visitor, student, admin, withoutSecondFactor, gateway };

const self: Access = { self: 'params.studentId' };
const route = (access: Access, permission?: string | readonly string[]) =>
  defineRoute({
    method: 'get',
    path: '/things',
    access,
    ...(permission === undefined ? {} : { permission }),
    summary: 's',
    answer: z.object({}),
  });
const input = { params: {}, query: {}, body: undefined };

/** `passes`, or what the refusal is. */
function resultOf(check: () => void): string {
  try {
    check();
    return 'passes';
  } catch (error) {
    const { kind, code } = error as { kind: string; code: string };
    return `${kind} ${code}`;
  }
}

describe('the role that a route asks for', () => {
  const resultsOf = (access: Access) =>
    Object.fromEntries(
      Object.entries(callers).map(([name, caller]) => [name, resultOf(() => requireRole(access, caller))]),
    );
  const unauthenticated = 'unauthenticated common.unauthenticated';
  const forbidden = 'forbidden common.forbidden';
  const everybody = Object.fromEntries(Object.keys(callers).map((name) => [name, 'passes']));
  const withAccount = { ...everybody, visitor: unauthenticated, gateway: unauthenticated };

  it('is none on a public route', () => {
    expect(resultsOf('visitor')).toEqual(everybody);
  });

  it('is any account where a student may call, or the one whom a field names', () => {
    expect(resultsOf('student')).toEqual(withAccount);
    expect(resultsOf(self)).toEqual(withAccount);
  });

  it('is an administrator, with two-step log-in where that is needed', () => {
    expect(resultsOf('admin')).toEqual({
      ...withAccount,
      student: forbidden,
      withoutSecondFactor: 'forbidden common.second-factor-required',
    });
    expect(resultOf(() => requireRole('admin', { ...admin, needsSecondFactor: false }))).toBe('passes');
  });

  it('is the gateway itself on its own routes, and no account', () => {
    expect(resultsOf('gateway')).toEqual({
      visitor: unauthenticated,
      student: forbidden,
      admin: forbidden,
      withoutSecondFactor: forbidden,
      gateway: 'passes',
    });
  });
});

describe('the permission that a route asks for', () => {
  const resultFor = (access: Access, permission: string | readonly string[] | undefined, caller: Identity) =>
    resultOf(() => requirePermission(route(access, permission), caller));

  it('is held by who was given it, or one of several', () => {
    expect(resultFor('admin', 'marking', marker)).toBe('passes');
    expect(resultFor('admin', ['questions', 'marking'], marker)).toBe('passes');
    expect(resultFor('admin', 'questions', marker)).toBe('forbidden common.forbidden');
    expect(resultFor('admin', 'questions', admin)).toBe('passes');
    expect(resultFor('admin', 'marking', student)).toBe('forbidden common.forbidden');
  });

  it('is held by nobody where an administrators’ route names none', () => {
    expect(resultFor('admin', undefined, admin)).toBe('forbidden common.forbidden');
  });

  it('is not asked for on other routes', () => {
    expect(resultFor('student', 'marking', student)).toBe('passes');
    expect(resultFor(self, 'marking', student)).toBe('passes');
  });
});

describe('the person whom a field names', () => {
  const resultFor = (caller: Identity, access: Access, given: object) =>
    resultOf(() => requireSelf(route(access, 'support'), caller, { ...input, ...given }));
  const forbidden = 'forbidden common.forbidden';

  it.each(['params', 'query', 'body'] as const)('passes, and nobody else: %s', (place) => {
    const access = { self: `${place}.studentId` } as const;
    expect(resultFor(student, access, { [place]: { studentId: 'student1' } })).toBe('passes');
    for (const studentId of ['student2', 'Student1', 'student1 ', ['student1'], null, undefined]) {
      expect(resultFor(student, access, { [place]: { studentId } })).toBe(forbidden);
    }
    expect(resultFor(student, access, {})).toBe(forbidden);
  });

  it('is looked for in no other place', () => {
    expect(
      resultFor(student, self, { query: { studentId: 'student1' }, body: { studentId: 'student1' } }),
    ).toBe(forbidden);
  });

  it('is read from the fields of the input alone, whatever the body is', () => {
    const access: Access = { self: 'body.studentId' };
    const inherited: unknown = Object.create({ studentId: 'student1' });
    for (const body of [undefined, null, 'student1', 1, [], inherited]) {
      expect(resultFor(student, access, { body })).toBe(forbidden);
    }
    expect(resultFor({ ...student, userId: '3' }, { self: 'body.length' }, { body: 'abc' })).toBe(forbidden);
  });

  it('is anybody to an administrator with the permission, and to no other administrator', () => {
    const support = { ...admin, permissions: ['support'] };
    const given = { params: { studentId: 'student1' } };
    expect([admin, support, marker].map((caller) => resultFor(caller, self, given))).toEqual([
      'passes',
      'passes',
      forbidden,
    ]);
    const withoutPermission = () => requireSelf(route(self), admin, { ...input, ...given });
    expect(resultOf(withoutPermission)).toBe(forbidden);
  });

  it('is not asked for on other routes', () => {
    for (const access of ['visitor', 'student', 'admin', 'gateway'] as const) {
      expect(resultFor(student, access, {})).toBe('passes');
    }
  });
});

describe('the field that names a person', () => {
  it('is known before the body is read where it is in the path', () => {
    expect(isSubjectInPath(self)).toBe(true);
    expect(isSubjectInPath({ self: 'query.params.' as 'query.params' })).toBe(false);
    expect(isSubjectInPath({ self: 'body.studentId' })).toBe(false);
    expect(isSubjectInPath('student')).toBe(false);
  });

  it('holds a name where it is a text', () => {
    const has = (studentId: unknown, access: Access = self) =>
      hasSubject(access, { ...input, params: { studentId } });
    expect([has('student1'), has(''), has(undefined), has(['student1']), has(1)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(has('student1', 'student')).toBe(false);
    expect(has('student1', { self: 'body.studentId' })).toBe(false);
  });
});
