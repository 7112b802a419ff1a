import type { Language } from '@pathshala/contract-kit/message';
import { messageLimits } from '@pathshala/rules/message-limits';
import { mailRetryDelay } from '@pathshala/service-kit/mail/mail-failure';
import { PushFailure, type PushGateway } from '@pathshala/service-kit/push/port';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { Account } from '../../accounts/index.ts';
import type { Counters } from '../../counters/index.ts';
import { pushedNotice } from '../domain/brief-notice.ts';
import type { NoticeSends, PushDevices } from '../ports.ts';
import type { DueSend } from './deliver-sends.ts';

interface PushNoticeDependencies {
  readonly gateway: Pick<PushGateway, 'send'> | undefined;
  readonly devices: Pick<PushDevices, 'find' | 'remove'>;
  readonly sends: Pick<NoticeSends, 'finish' | 'retryAt'>;
  readonly counters: Pick<Counters, 'increment'>;
  readonly languageFor: (account: Account) => Promise<Language>;
  readonly log: Logger;
  readonly now: () => number;
}

const hour = 60 * 60_000;
const day = 24 * hour;

/** Kinds that are of use at their time alone: the push service wakes a device that saves its battery. */
const urgentKinds: readonly string[] = ['classes', 'exams'];

/**
 * Sends a notice to each device of the student that has not got it. A device whose browser has ended the subscription is
 * removed; a failure is tried again for the devices that are left.
 */
export function pushNotice(deps: PushNoticeDependencies) {
  const { gateway, devices, sends, now } = deps;

  /** Whether the device is done, with the wait that its push service asks for where it is not. */
  async function sendTo(
    id: string,
    due: DueSend,
    body: string,
  ): Promise<{ isDone: boolean; waitMs: number }> {
    const { send, notice } = due;
    const device = await devices.find(id);
    if (device === null || device.userId !== send.studentId || gateway === undefined)
      return { isDone: true, waitMs: 0 };
    try {
      const outcome = await gateway.send({
        device: { endpoint: device.endpoint, keys: device.keys },
        body,
        topic: send.noticeId.slice(0, 32),
        ttlSeconds: Math.max(1, Math.floor((send.expiresAt - now()) / 1000)),
        isUrgent: urgentKinds.includes(notice.kind),
      });
      if (outcome === 'gone') await devices.remove(device.userId, id);
      return { isDone: true, waitMs: 0 };
    } catch (error) {
      const reason = error instanceof PushFailure ? error.message : 'unknown';
      deps.log.warn({ send: send._id, device: id, reason }, 'a notice could not be pushed');
      return { isDone: false, waitMs: (error instanceof PushFailure && error.retryAfterMs) || 0 };
    }
  }

  return async (due: DueSend): Promise<void> => {
    const { send, notice, account } = due;
    const heldMs = await limitedFor(deps.counters, send.studentId);
    if (heldMs > 0) return retry(send, send.devicesLeft, { delay: heldMs, failures: send.failures });
    const language = await deps.languageFor(account);
    const { noticeId: id, values } = send;
    const body = JSON.stringify(pushedNotice(notice, { id, values, language }));
    const left: string[] = [];
    let waitMs = 0;
    for (const device of send.devicesLeft) {
      const sent = await sendTo(device, due, body);
      if (!sent.isDone) left.push(device);
      waitMs = Math.max(waitMs, sent.waitMs);
    }
    const failures = send.failures + 1;
    const delay = left.length === 0 ? null : mailRetryDelay(failures);
    if (delay === null) await sends.finish(send, now());
    else await retry(send, left, { delay: Math.max(delay, waitMs), failures });
  };

  async function retry(
    send: DueSend['send'],
    devicesLeft: readonly string[],
    { delay, failures }: { readonly delay: number; readonly failures: number },
  ): Promise<void> {
    const dueAt = now() + delay;
    if (dueAt >= send.expiresAt) await sends.finish(send, now());
    else await sends.retryAt(send, { dueAt, failures, devicesLeft });
  }
}

/** The milliseconds until a limit of messages to devices ends; 0: none is reached. */
async function limitedFor(counters: PushNoticeDependencies['counters'], studentId: string): Promise<number> {
  const limits = messageLimits.push;
  const own = await counters.increment(`push:student:${studentId}`, { ttlMs: day });
  if (own.count > limits.perStudentADay) return Math.max(1, own.ttlMs);
  const all = await counters.increment('push:all', { ttlMs: hour });
  return all.count > limits.perHour ? Math.max(1, all.ttlMs) : 0;
}
