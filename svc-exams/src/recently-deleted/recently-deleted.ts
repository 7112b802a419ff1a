import { permissions } from '@pathshala/rules/permissions';
import { recentlyDeletedCapability, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { listDeletedExams as route } from '@pathshala/svc-exams-contract/http';

interface Deleted {
  readonly listDeleted: ListDeleted;
}

/** Exams, questions and academic results that can be restored. */
export function createRecentlyDeletedCapability(
  { now }: Pick<Platform, 'now'>,
  { authored, marked }: { readonly authored: readonly Deleted[]; readonly marked: readonly Deleted[] },
): Capability {
  const sources = [
    ...authored.map(({ listDeleted: list }) => ({ permission: permissions.questions, list })),
    ...marked.map(({ listDeleted: list }) => ({ permission: permissions.marking, list })),
  ];
  return recentlyDeletedCapability(route, { now, sources });
}
