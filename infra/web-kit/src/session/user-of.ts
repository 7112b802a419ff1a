import type { readOwnUser } from '@pathshala/svc-auth-contract/http';
import type { z } from 'zod';
import type { SessionUser } from './session-user.ts';

/** A participant is a student of this browser with one exam: remotes know the roles of their contract only. */
export function userOf({ role, ...user }: z.output<(typeof readOwnUser)['answer']>): SessionUser {
  return { ...user, role: role === 'participant' ? 'student' : role };
}
