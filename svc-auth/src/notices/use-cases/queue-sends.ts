import type { Notice, NoticeKind } from '@pathshala/contract-kit/notice';
import { type Account, type Accounts, isUsable } from '../../accounts/index.ts';
import { type NoticeSend, noticeLifetime, sendIdOf } from '../domain/notice-send.ts';
import { quietUntil } from '../domain/quiet-hours.ts';
import type { NoticeChoices, NoticeSends, PushDevices, QuietHoursStore } from '../ports.ts';
import type { NoticeEvent } from './send-notice.ts';

interface QueueSendsDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly choices: Pick<NoticeChoices, 'isOff'>;
  readonly quietHours: Pick<QuietHoursStore, 'read'>;
  readonly devices: Pick<PushDevices, 'listOf'>;
  readonly sends: Pick<NoticeSends, 'add'>;
  /** The key of the school; null: there is no web push. */
  readonly publicKey: string | null;
  /** Whether the school pays for an SMS of this kind, and has a gateway. */
  readonly isPaid: (kind: NoticeKind) => Promise<boolean>;
  readonly now: () => number;
}

/**
 * Stores what goes to the devices and the number of a student, once for each event and way: at once, or after the quiet
 * hours. What is out of date by then is not stored.
 */
export function queueSends(deps: QueueSendsDependencies) {
  const { accounts, choices, quietHours, devices, sends, publicKey, isPaid, now } = deps;

  async function devicesFor({ _id }: Account, { kind }: Notice<never>): Promise<readonly string[]> {
    if (publicKey === null) return [];
    const found = await devices.listOf(_id, publicKey);
    if (found.length === 0 || (await choices.isOff(_id, kind, 'push'))) return [];
    return found.map((device) => device._id);
  }

  async function wantsSms({ _id, mobile = '' }: Account, { kind, mailing }: Notice<never>): Promise<boolean> {
    // The requester that mails this notice sends its SMS, too.
    if (mailing === 'by-requester') return false;
    return mobile !== '' && (await isPaid(kind)) && !(await choices.isOff(_id, kind, 'sms'));
  }

  return async (notice: Notice<never>, event: NoticeEvent): Promise<void> => {
    const { studentId, template, values } = event.data;
    const account = await accounts.find(studentId);
    if (account === null || !isUsable(account)) return;
    const devicesLeft = await devicesFor(account, notice);
    const isSmsWanted = await wantsSms(account, notice);
    if (devicesLeft.length === 0 && !isSmsWanted) return;
    const expiresAt = Math.min(now() + noticeLifetime, notice.until(values));
    const dueAt = quietUntil(now(), await quietHours.read(studentId)) ?? now();
    if (dueAt >= expiresAt) return;
    const send = (channel: NoticeSend['channel'], left: readonly string[]): Promise<void> =>
      sends.add({
        _id: sendIdOf(channel, event.id),
        channel,
        noticeId: event.id,
        studentId,
        source: event.name,
        template,
        values,
        devicesLeft: left,
        expiresAt,
        dueAt,
        failures: 0,
        doneAt: null,
        schemaVersion: 1,
      });
    if (devicesLeft.length > 0) await send('push', devicesLeft);
    if (isSmsWanted) await send('sms', []);
  };
}
