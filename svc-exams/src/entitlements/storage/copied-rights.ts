import type { CopiedFacts } from '@pathshala/service-kit/events/copied-facts';
import { copiedFrom } from '@pathshala/service-kit/events/copied-facts';
import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import {
  batchJoined,
  batchLeft,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { endOf, type StoredEntitlement } from './document-entitlements.ts';

const pageSize = 500;

interface Stated {
  readonly sourceId: string;
  readonly studentId: string | null;
  readonly kind: StoredEntitlement['kind'];
  readonly scopeId: string;
  readonly isActive: boolean;
  readonly version: number;
}

const wordsOf = ({ studentId, kind, scopeId }: Pick<Stated, 'studentId' | 'kind' | 'scopeId'>): string =>
  `the right of ${studentId ?? 'nobody'} to ${kind} ${scopeId}`;

const rightOf = (
  source: { readonly studentId: string | null; readonly version?: number | undefined },
  { sourceId, kind, scopeId, isActive }: Pick<Stated, 'sourceId' | 'kind' | 'scopeId' | 'isActive'>,
): Stated => ({
  sourceId,
  kind,
  scopeId,
  isActive,
  studentId: source.studentId,
  version: source.version ?? 1,
});

const enrolled =
  (isActive: boolean) =>
  (data: { studentId: string; enrolmentId: string; courseId: string; version?: number | undefined }) =>
    rightOf(data, { sourceId: data.enrolmentId, kind: 'course', scopeId: data.courseId, isActive });
const registered =
  (isActive: boolean) =>
  (data: {
    studentId: string | null;
    registrationId: string;
    campaignId: string;
    participantId?: string | null | undefined;
    version: number;
  }) =>
    rightOf(
      { studentId: data.studentId ?? data.participantId ?? null, version: data.version },
      { sourceId: data.registrationId, kind: 'campaign', scopeId: data.campaignId, isActive },
    );
const placed =
  (isActive: boolean) =>
  (data: { studentId: string; membershipId: string; batchId: string; version: number }) =>
    rightOf(data, { sourceId: data.membershipId, kind: 'batch', scopeId: data.batchId, isActive });

/** The rights, compared with the enrolments, registrations and places in batches that they were made of. */
export function copiedRights(documents: DocumentStore): CopiedFacts {
  const stored: Collection<StoredEntitlement> = documents.collection('entitlements');
  const ended: Collection<StoredDocument> = documents.collection('ended_rights');

  async function differenceOf(stated: Stated): Promise<string | null> {
    const right = await stored.findOne({ _id: stated.sourceId });
    if (right === null) return `${wordsOf(stated)} is missing (${stated.sourceId})`;
    if (right.version > stated.version) return null;
    if (right.version === stated.version && right.isActive === stated.isActive) return null;
    const { kind, scopeId, studentId } = stated;
    const ends = [endOf(kind, scopeId), ...(studentId === null ? [] : [endOf('student', studentId)])];
    if (!right.isActive && (await ended.countDocuments({ _id: { $in: ends } })) > 0) return null;
    const is = right.isActive ? 'still in force' : 'not in force';
    return `${wordsOf(stated)} is ${is} (${stated.sourceId}, version ${right.version} of ${stated.version})`;
  }

  const both = <Data>(stated: (data: Data) => Stated) => ({
    copyIdOf: (data: Data) => stated(data).sourceId,
    differenceOf: (data: Data) => differenceOf(stated(data)),
  });

  return {
    name: 'rights to sit exams',
    events: [
      copiedFrom(studentEnrolled, both(enrolled(true))),
      copiedFrom(studentUnenrolled, both(enrolled(false))),
      copiedFrom(campaignRegistered, both(registered(true))),
      copiedFrom(campaignRegistrationCancelled, both(registered(false))),
      copiedFrom(batchJoined, both(placed(true))),
      copiedFrom(batchLeft, both(placed(false))),
    ],
    pages: () => activeRights(stored),
    async remove(id) {
      await stored.deleteOne({ _id: id });
    },
  };
}

async function* activeRights(stored: Collection<StoredEntitlement>) {
  for (let after = ''; ;) {
    const filter = { $and: [{ isActive: true }, { _id: { $gt: after } }] };
    const page = await stored.find(filter, { sort: { _id: 1 }, limit: pageSize }).toArray();
    yield page.map((right) => ({ _id: right._id, words: `${wordsOf(right)} (${right._id})` }));
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = last._id;
  }
}
