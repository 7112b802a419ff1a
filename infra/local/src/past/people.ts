import type { Identity } from '@pathshala/service-kit/identity/identity';
import { listUsers, type ListedUser } from '@pathshala/svc-auth-contract/http';
import type { Permission } from '@pathshala/rules/permissions';
import type { CallAs, Calls } from './calls.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A person of the sample school who acts in its past. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** Epoch milliseconds of the sign-up. */
  readonly joinedAt: number;
  readonly call: CallAs;
}

export interface Student extends Actor {
  /** Draws what this student does, independently of the others. */
  readonly random: SeededRandom;
  /** About -2 to 2: what the student knows. */
  readonly ability: number;
  /** About -1 to 1: the careful leave questions blank. */
  readonly caution: number;
  /** 0.6 (fast) to 1 (uses all of the time). */
  readonly pace: number;
}

interface Teacher extends Actor {
  readonly permission: Permission;
}

export interface People {
  readonly admin: Actor;
  readonly setter: Teacher;
  readonly marker: Teacher;
  /** Teaches one batch, to which the rights are limited. */
  readonly batchTeacher: Actor;
  /** The student of the demonstration. */
  readonly nusrat: Student;
  /** The students in the order of their sign-up, nusrat among them. */
  readonly students: readonly Student[];
}

/** The teachers of the sample (svc-auth), who take no exams, and what each may do. */
const permissionOf: ReadonlyMap<string, Permission> = new Map([
  ['shirin', 'questions'],
  ['kabir', 'marking'],
]);

const batchTeacher = 'farhana';

/** Lists the accounts in the name of any administrator. */
async function readAccounts(calls: Calls, now: number): Promise<readonly ListedUser[]> {
  const call = calls.as({
    role: 'admin',
    userId: '0'.repeat(24),
    username: 'past',
    name: 'Past',
    email: 'past@example.com',
    sessionKey: 'past',
    address: '127.0.0.1',
  });
  const accounts: ListedUser[] = [];
  for (let page = 1, total = 1; accounts.length < total; page += 1) {
    const answer = await call(now, listUsers, { query: { page, pageSize: 100, sort: 'created' } });
    total = answer.total;
    accounts.push(...answer.items);
  }
  const joined = ({ createdAt, username }: ListedUser) => `${createdAt} ${username}`;
  return accounts.toSorted((a, b) => (joined(a) < joined(b) ? -1 : 1));
}

/** Reads who there is: the sample accounts and the first administrator. */
export async function readPeople(
  calls: Calls,
  { now, random }: { readonly now: number; readonly random: SeededRandom },
): Promise<People> {
  const accounts = await readAccounts(calls, now);
  const actors = accounts.map((account, index) => actorOf(account, { calls, index }));
  const named = (username: string): Actor => {
    const actor = actors.find((one) => one.username === username);
    if (actor === undefined) throw new Error(`The sample school has no ${username}.`);
    return actor;
  };
  const admin = accounts.find(({ role }) => role === 'admin');
  const staff = new Set([...permissionOf.keys(), batchTeacher, admin?.username]);
  const students = actors
    .filter(({ username }) => !staff.has(username))
    .map((actor) => studentOf(actor, random));
  const nusrat = students.find(({ username }) => username === 'nusrat');
  if (admin === undefined || nusrat === undefined) throw new Error('The sample accounts are not there.');
  return {
    admin: named(admin.username),
    setter: { ...named('shirin'), permission: 'questions' },
    marker: { ...named('kabir'), permission: 'marking' },
    batchTeacher: named(batchTeacher),
    nusrat,
    students,
  };
}

function actorOf(
  { _id, username, name, email, createdAt, role }: ListedUser,
  { calls, index }: { readonly calls: Calls; readonly index: number },
): Actor {
  const address = `10.0.${Math.floor(index / 200)}.${(index % 200) + 1}`;
  const permission = permissionOf.get(username);
  const identity: Identity = {
    role: permission === undefined ? role : 'admin',
    ...(permission !== undefined && { permissions: [permission] }),
    userId: _id,
    username,
    name,
    email,
    sessionKey: `past-of-${_id}`,
    address,
  };
  return { id: _id, username, name, email, joinedAt: Date.parse(createdAt), call: calls.as(identity) };
}

function studentOf(actor: Actor, random: SeededRandom): Student {
  const own = random.fork(actor.username);
  return {
    ...actor,
    random: own,
    // The student of the demonstration is good, and has something to learn.
    ability: actor.username === 'nusrat' ? 1.1 : 0.3 + own.normal() * 0.9,
    caution: own.normal() * 0.5,
    pace: 0.6 + own.next() * 0.4,
  };
}
