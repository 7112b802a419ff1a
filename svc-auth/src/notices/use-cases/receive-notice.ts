import type { Notice } from '@pathshala/contract-kit/notice';
import type { Accounts } from '../../accounts/index.ts';
import { findNotice, type NoticeSource } from '../domain/stored-notice.ts';
import type { StoredNotices } from '../ports.ts';
import type { NoticeEvent } from './send-notice.ts';

interface ReceiveNoticeDependencies {
  readonly sources: readonly NoticeSource[];
  readonly notices: Pick<StoredNotices, 'add' | 'forget'>;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly mail: (notice: Notice<never>, event: NoticeEvent) => Promise<void>;
  /** For devices and SMS. */
  readonly queue: (notice: Notice<never>, event: NoticeEvent) => Promise<void>;
}

/**
 * Puts a notice into the list of its student, queues it for devices and SMS and mails it, each once for each event. Throws for an unknown template or values
 * that do not fit: the event is retried, in case the publisher was deployed before this service, and then dead-lettered.
 */
export function receiveNotice({ sources, notices, accounts, mail, queue }: ReceiveNoticeDependencies) {
  return async (event: NoticeEvent): Promise<void> => {
    const { studentId, template, values } = event.data;
    const notice = findNotice(sources, { source: event.name, template });
    if (notice === undefined)
      throw new Error(`${event.name} names the template ${template}, which is unknown`);
    // A notice that cannot be written is not stored: it would make the list unreadable.
    notice.write(values, 'en');
    await notices.add({
      _id: event.id,
      studentId,
      source: event.name,
      template,
      values,
      at: event.occurredAt,
      isRead: false,
      schemaVersion: 1,
    });
    // The account is read after the write: one that is deleted meanwhile is seen here, or its deletion finds the notice.
    const account = await accounts.find(studentId);
    if (account === null || account.deletedAt !== null) await notices.forget(studentId);
    await queue(notice, event);
    if (notice.mailing === undefined) await mail(notice, event);
  };
}
