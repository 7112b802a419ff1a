import { hash } from 'node:crypto';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { CounterPorts } from '../counters/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import { smsRoutes } from './http/sms-routes.ts';
import { dailyLimitOf } from './domain/daily-limit.ts';
import type { OnSmsReport, SmsPorts } from './ports.ts';
import {
  createDocumentSmsDays,
  createDocumentSmsRecords,
  smsIndexes,
} from './storage/document-sms-records.ts';
import { onSmsRequested } from './events.ts';
import { sendRequested } from './use-cases/send-requested.ts';
import { sendSms } from './use-cases/send-sms.ts';
import { askReports, storeReport, takeReport } from './use-cases/take-report.ts';

/** Hides the number in the key of its counter. */
const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

const hour = 60 * 60 * 1000;
const traceLifetime = 30 * 24 * hour;
const dayLifetime = 400 * 24 * hour;

/** The messages by SMS, where a gateway is configured: sent at once, limited and counted in one place. */
export function createSmsCapability(
  platform: Platform,
  { counters, readRules }: CounterPorts & Pick<SiteSettingsPorts, 'readRules'>,
): Capability & { readonly ports: SmsPorts } {
  const { documents, sms: gateway, log, now, newId } = platform;
  const records = createDocumentSmsRecords(documents);
  const days = createDocumentSmsDays(documents);
  const send = sendSms({ gateway, records, days, counters, readRules, digestOf, log, now, newId });
  const isOn = gateway !== undefined;
  const listeners = new Map<string, OnSmsReport>();
  const reports = gateway?.reports;
  const store = storeReport({ records, listeners });
  const capacity = async () => {
    const limit = dailyLimitOf('notice', gateway?.dailyLimit ?? 0);
    const used = await days.partsOf(dhakaDayOf(now()));
    return { partsLeft: Math.max(0, limit - used), costPaisa: gateway?.costPaisa ?? 0 };
  };
  return {
    ports: {
      sms: {
        isOn,
        send,
        capacity,
        onReport: (kind, listener) => listeners.set(kind, listener),
        deleteAbout: (about) => records.deleteAbout(about),
      },
    },
    subscriptions: [onSmsRequested(sendRequested({ send, now }))],
    routes: smsRoutes({
      isOn,
      dailyLimit: gateway?.dailyLimit ?? 0,
      latestDays: () => days.latest(31),
      latestMessages: () => records.latest(50),
      takeReport: takeReport({ reports, records, store }),
    }),
    jobs: [
      { name: 'ask-sms-states', everyMs: 30_000, run: askReports({ reports, records, store, log, now }) },
      {
        name: 'forget-sms-traces',
        everyMs: hour,
        async run() {
          await records.deleteBefore(now() - traceLifetime);
          await days.deleteBefore(dhakaDayOf(now() - dayLifetime));
        },
      },
    ],
    indexes: smsIndexes,
  };
}
