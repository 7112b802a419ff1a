import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import { writeIfNewer, type Versioned } from '@pathshala/stores/documents/write-if-newer';
import type { CoursePause } from '../domain/entitlement.ts';
import type { Entitlements, RightToSit } from '../ports.ts';
import type { Scope } from '../domain/scope.ts';

export interface StoredEntitlement extends Versioned {
  readonly studentId: string | null;
  readonly kind: Scope['kind'];
  readonly scopeId: string;
  readonly isActive: boolean;
  /** Missing in rights recorded before they were published. */
  readonly personKeys?: readonly string[];
  /** Set in the document of a pause alone: it is read with the rights of its scope, and is none itself. */
  readonly isPaused?: boolean;
}

export const entitlementsIndexes = [
  { collection: 'entitlements', keys: { kind: 1, scopeId: 1, studentId: 1 } },
  { collection: 'entitlements', keys: { studentId: 1, kind: 1, scopeId: 1 } },
] as const;

const ofStudent = { studentId: 1, isActive: 1 } as const;

function studentsIn(stored: Collection<StoredEntitlement>): Pick<Entitlements, 'studentsOf' | 'studentPage'> {
  return {
    async studentsOf({ kind, id }) {
      const found = await stored.find({ kind, scopeId: id }, { projection: ofStudent }).toArray();
      const students = found.filter((one) => one.isActive).map(({ studentId }) => studentId);
      return [...new Set(students)].filter((studentId) => studentId !== null);
    },

    async studentPage({ kind, id }, { after, limit }) {
      const filter = { kind, scopeId: id, studentId: { $gt: after }, isActive: true };
      const options = { sort: { studentId: 1 }, limit, projection: ofStudent } as const;
      const found = await stored.find(filter, options).toArray();
      return [...new Set(found.flatMap(({ studentId }) => studentId ?? []))];
    },
  };
}

/** One document for each enrolment or registration, because each has its own versions. */
export function createDocumentEntitlements(documents: DocumentStore): Entitlements {
  const stored: Collection<StoredEntitlement> = documents.collection('entitlements');
  const ended: Collection<StoredDocument> = documents.collection('ended_rights');

  async function scopesOf(studentId: string, kind: Scope['kind']): Promise<readonly string[]> {
    const found = await stored.find({ studentId, kind }).toArray();
    const active = found.filter((entitlement) => entitlement.isActive);
    return [...new Set(active.map((entitlement) => entitlement.scopeId))];
  }

  const rightsOf = (studentId: string, { kind, id }: Scope): Promise<StoredEntitlement[]> =>
    stored.find({ studentId, kind, scopeId: id }).toArray();

  async function isInOne(studentId: string, batchIds: readonly string[] | undefined): Promise<boolean> {
    if (batchIds === undefined) return true;
    const found = await stored.find({ studentId, kind: 'batch', scopeId: { $in: [...batchIds] } }).toArray();
    return found.some(({ isActive }) => isActive);
  }

  async function rightTo(studentId: string, scope: Scope): Promise<RightToSit> {
    if (scope.kind === 'owner') return { isEntitled: scope.id === studentId, isPaused: false };
    const rights = await rightsOf(studentId, scope);
    return {
      isEntitled: rights.some(({ isActive }) => isActive) && (await isInOne(studentId, scope.batchIds)),
      isPaused: rights.some(({ isPaused = false }) => isPaused),
    };
  }

  return {
    has: async (studentId, scope) => (await rightTo(studentId, scope)).isEntitled,

    rightTo,

    async personKeysOf(studentId, scope) {
      const rights = await rightsOf(studentId, scope);
      return rights.flatMap(({ isActive, personKeys = [] }) => (isActive ? personKeys : []));
    },

    campaignsOf: (studentId) => scopesOf(studentId, 'campaign'),

    coursesOf: (studentId) => scopesOf(studentId, 'course'),

    batchesOf: (studentId) => scopesOf(studentId, 'batch'),

    ...studentsIn(stored),

    async record({ sourceId, studentId, scope, isActive, version, personKeys }) {
      const keys = personKeys && { personKeys };
      const right = { studentId, kind: scope.kind, scopeId: scope.id, isActive, version, ...keys };
      await writeIfNewer(stored, { _id: sourceId, ...right });
      // Checked after the write: an end in between finds the stored right, an earlier end is found here.
      const ends = [
        endOf(scope.kind, scope.id),
        ...(studentId === null ? [] : [endOf('student', studentId)]),
      ];
      if (!isActive || (await ended.countDocuments({ _id: { $in: ends } })) === 0) return;
      await stored.updateOne({ _id: sourceId }, { $set: { isActive: false } });
    },

    recordPause: (pause) => writeIfNewer(stored, pauseOf(pause)),

    async endAllOf(studentId) {
      await insertOnce(ended, { _id: endOf('student', studentId) });
      await stored.updateMany({ studentId }, { $set: { isActive: false } });
    },

    async endCourse(courseId) {
      await insertOnce(ended, { _id: endOf('course', courseId) });
      await stored.updateMany({ kind: 'course', scopeId: courseId }, { $set: { isActive: false } });
    },
  };
}

function pauseOf({ studentId, courseId, isPaused, version }: CoursePause): StoredEntitlement {
  const _id = `pause:${studentId}:${courseId}`;
  return { _id, studentId, kind: 'course', scopeId: courseId, isActive: false, isPaused, version };
}

/** The id of the mark that all rights of a scope or student have ended. */
export function endOf(of: Scope['kind'] | 'student', id: string): string {
  return `${of}:${id}`;
}
