import { type lookUpUsers, maxLookup } from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';

/** Somebody of a list who is no student, and why. */
export interface MissingPerson {
  readonly who: string;
  readonly why: 'isUnknown' | 'isAdmin';
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface FoundPeople {
  readonly studentIds: readonly string[];
  readonly invitedIds: readonly string[];
  readonly missing: readonly MissingPerson[];
}

/** Looks up who stands behind email addresses and usernames. */
export async function findPeople(
  api: Api,
  people: readonly string[],
  onProgress: (progress: Progress) => void,
): Promise<FoundPeople> {
  const studentIds: string[] = [];
  const invitedIds: string[] = [];
  const missing: MissingPerson[] = [];
  for (let from = 0; from < people.length; from += maxLookup) {
    onProgress({ done: from, total: people.length });
    const who = people.slice(from, from + maxLookup);
    const { items } = await api.call<typeof lookUpUsers>('post', '/users/lookup', { body: { who } });
    const found = new Map(items.map((item) => [item.who, item]));
    for (const asked of who) {
      const person = found.get(asked);
      if (person === undefined) missing.push({ who: asked, why: 'isUnknown' });
      else if (person.role === 'admin') missing.push({ who: asked, why: 'isAdmin' });
      else if (person.userId !== null) studentIds.push(person.userId);
      else if (person.invitationId !== undefined) invitedIds.push(person.invitationId);
    }
  }
  return { studentIds, invitedIds, missing };
}
