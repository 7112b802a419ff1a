import { once } from 'node:events';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { messageLimits } from '@pathshala/rules/message-limits';
import { maskedMobile } from '@pathshala/rules/mobile';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import { shortestSms, type SmsSize } from '@pathshala/rules/sms';
import type { SmsGateway } from '@pathshala/service-kit/sms/open-sms';
import { SmsFailure } from '@pathshala/service-kit/sms/port';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { Counters } from '../../counters/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { firstAskOf } from '../domain/reports.ts';
import { dailyLimitOf, purposeOf, sharePurposeOf } from '../domain/daily-limit.ts';
import { requireSmsSize } from '../domain/require-sms.ts';
import type { OutgoingSms, SmsDays, SmsOutcome, SmsRecords } from '../ports.ts';

interface SendSmsDependencies {
  /** undefined: no gateway is configured. */
  readonly gateway: SmsGateway | undefined;
  readonly records: SmsRecords;
  readonly days: SmsDays;
  readonly counters: Pick<Counters, 'increment'>;
  readonly readRules: SiteSettingsPorts['readRules'];
  /** A part of a key that hides the number. */
  readonly digestOf: (text: string) => string;
  readonly log: Logger;
  readonly now: () => number;
  readonly newId: () => string;
}

const { perNumberADay } = messageLimits.sms;
const day = 24 * 60 * 60 * 1000;
/** How long a slow gateway can delay the response to a request. */
const timeoutMs = 3000;

interface Prepared {
  readonly gateway: SmsGateway;
  readonly id: string;
  readonly kind: OutgoingSms['kind'];
  readonly to: string;
  readonly text: string;
  readonly size: SmsSize;
}

async function sentAfterTimeout(): Promise<SmsOutcome> {
  await once(AbortSignal.timeout(timeoutMs), 'abort');
  return 'sent';
}

/** The one place that sends an SMS: limits of the number and of the school, the count of parts and costs, the state. */
export function sendSms(deps: SendSmsDependencies) {
  async function isWithinLimits({ gateway, kind, to, size }: Prepared): Promise<boolean> {
    const purpose = purposeOf(kind);
    const key = `sms:${purpose === 'code' ? 'number' : purpose}:${deps.digestOf(to)}`;
    const { count } = await deps.counters.increment(key, { ttlMs: day });
    if (count > perNumberADay[purpose]) return false;
    const limit = dailyLimitOf(sharePurposeOf(kind), gateway.dailyLimit);
    return deps.days.reserve(dhakaDayOf(deps.now()), size.parts, limit);
  }

  async function deliver({ gateway, id, to, text, size }: Prepared): Promise<SmsOutcome> {
    const today = dhakaDayOf(deps.now());
    try {
      const { reference } = await gateway.send({ id, to, text });
      const askAt = gateway.reports?.ask === undefined ? null : firstAskOf(deps.now());
      await deps.records.finish(id, { state: 'sent', reason: '', reference, askAt });
      await deps.days.add(today, { failed: 0, costPaisa: size.parts * gateway.costPaisa });
      return 'sent';
    } catch (error) {
      const reason = error instanceof SmsFailure ? error.message : 'unknown';
      deps.log.warn({ sms: id, reason }, 'an SMS could not be sent');
      await deps.records.finish(id, { state: 'failed', reason, reference: '' });
      await deps.days.add(today, { failed: 1, costPaisa: 0 });
      return 'failed';
    }
  }

  return async (message: OutgoingSms): Promise<SmsOutcome> => {
    const { gateway } = deps;
    const { kind, about, to, language, textsIn, ref = '' } = message;
    if (gateway === undefined) return 'failed';
    const id = `${kind}-${message.id ?? deps.newId()}`;
    if (message.id !== undefined && (await deps.records.has(id))) return 'sent';
    const { siteName, languages } = await deps.readRules();
    const offered = offeredLanguage(language, languages);
    const text = shortestSms(textsIn(offered, siteName[offered]));
    const size = requireSmsSize(text);
    const prepared = { gateway, kind, id, to, text, size };
    const isAllowed = await isWithinLimits(prepared);
    const isFirst = await deps.records.insert({
      _id: id,
      kind,
      about,
      ref,
      to: maskedMobile(to),
      parts: size.parts,
      encoding: size.encoding,
      state: isAllowed ? 'sending' : 'held',
      reason: '',
      reference: '',
      createdAt: deps.now(),
    });
    if (!isFirst) return 'sent';
    if (!isAllowed) return 'held';
    const outcome = deliver(prepared).catch((error: unknown): SmsOutcome => {
      deps.log.error({ err: error, sms: id }, 'the state of an SMS could not be stored');
      return 'sent';
    });
    return Promise.race([outcome, sentAfterTimeout()]);
  };
}
