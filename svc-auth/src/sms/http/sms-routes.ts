import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import {
  readSmsUse,
  reportSms,
  reportSmsByQuery,
  type SmsMessageView,
} from '@pathshala/svc-auth-contract/http';
import type { SentSms, SmsDay } from '../ports.ts';
import type { takeReport } from '../use-cases/take-report.ts';

interface SmsRoutesDependencies {
  readonly isOn: boolean;
  readonly dailyLimit: number;
  readonly latestDays: () => Promise<readonly SmsDay[]>;
  readonly latestMessages: () => Promise<readonly SentSms[]>;
  readonly takeReport: ReturnType<typeof takeReport>;
}

export function smsRoutes(deps: SmsRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readSmsUse, async () => {
      const [days, latest] = await Promise.all([deps.latestDays(), deps.latestMessages()]);
      return {
        isOn: deps.isOn,
        dailyLimit: deps.dailyLimit,
        days: days.map(({ _id, ...counts }) => ({ day: _id, ...counts })),
        latest: latest.map(messageView),
      };
    }),
    handle(reportSms, async ({ query, body }) => {
      await deps.takeReport({ token: query.token, query, body });
      return { isTaken: true as const };
    }),
    handle(reportSmsByQuery, async ({ query }) => {
      await deps.takeReport({ token: query.token, query, body: new Uint8Array() });
      return { isTaken: true as const };
    }),
  ];
}

function messageView({ _id, kind, to, parts, state, reason, createdAt }: SentSms): SmsMessageView {
  return { _id, kind, to, parts, state, reason, createdAt: new Date(createdAt).toISOString() };
}
