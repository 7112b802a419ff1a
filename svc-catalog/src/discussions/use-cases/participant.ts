import { DomainError } from '@pathshala/contract-kit/domain-error';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Author } from '../domain/question.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import type { Participant } from '../ports.ts';

export function requireAuthor({ userId, name, role }: Participant): Author {
  if (userId === null) throw new DomainError('unauthenticated', 'common.unauthenticated');
  return { authorId: userId, authorName: name ?? '', isTeacher: role === 'admin' };
}

/** Callers who may hide posts also see hidden ones. */
export function seesHiddenPosts(caller: Participant): boolean {
  return holdsPermission(caller, permissions.questions);
}

/** Throws `forbidden` where discussions are switched off: new posts are refused, existing ones can be read and changed. */
export function requireDiscussion({ current }: SiteRules): void {
  if (!current().features.discussion) throw new DomainError('forbidden', 'catalog.discussion-off');
}
