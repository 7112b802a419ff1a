import type { Collection, DocumentStore, StoredDocument } from '@pathshala/documents/port';
import { insertOnce } from '../../storage/insert-once.ts';
import { writeIfNewer, type Versioned } from '../../storage/write-if-newer.ts';
import type { Entitlements, Releases, Scope } from '../domain/entitlements.ts';

interface StoredEntitlement extends Versioned {
  readonly studentId: string | null;
  readonly kind: Scope['kind'];
  readonly scopeId: string;
  readonly isActive: boolean;
}

export const entitlementIndexes = [
  { collection: 'entitlements', keys: { kind: 1, scopeId: 1 } },
  { collection: 'entitlements', keys: { studentId: 1, kind: 1, scopeId: 1 } },
] as const;

/** One document per enrolment or registration, so that each follows its own versions. */
export function createDocumentEntitlements(documents: DocumentStore): Entitlements {
  const stored: Collection<StoredEntitlement> = documents.collection('entitlements');
  const ended: Collection<StoredDocument> = documents.collection('ended_rights');
  return {
    async has(studentId, scope) {
      const filter = { studentId, kind: scope.kind, scopeId: scope.id };
      const found = await stored.find(filter).toArray();
      return found.some((entitlement) => entitlement.isActive);
    },

    async campaignsOf(studentId) {
      const found = await stored.find({ studentId, kind: 'campaign' }).toArray();
      const active = found.filter((entitlement) => entitlement.isActive);
      return [...new Set(active.map((entitlement) => entitlement.scopeId))];
    },

    async record({ sourceId, studentId, scope, isActive, version }) {
      const right = { studentId, kind: scope.kind, scopeId: scope.id, isActive, version };
      await writeIfNewer(stored, { _id: sourceId, ...right });
      // After the write: an end that comes between the two finds the right stored, an earlier one is found here.
      const ends = [
        endOf(scope.kind, scope.id),
        ...(studentId === null ? [] : [endOf('student', studentId)]),
      ];
      if (!isActive || (await ended.countDocuments({ _id: { $in: ends } })) === 0) return;
      await stored.updateOne({ _id: sourceId }, { $set: { isActive: false } });
    },

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

function endOf(of: Scope['kind'] | 'student', id: string): string {
  return `${of}:${id}`;
}

interface StoredRelease {
  readonly _id: string;
  readonly releasedAt: string;
}

/** A release may be told before the paper is: it is kept by itself. */
export function createDocumentReleases(documents: DocumentStore): Releases {
  const stored: Collection<StoredRelease> = documents.collection('releases');
  return {
    async isReleased(campaignId) {
      return (await stored.findOne({ _id: campaignId })) !== null;
    },

    async release(campaignId, releasedAt) {
      await insertOnce(stored, { _id: campaignId, releasedAt });
    },
  };
}
