import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { readSmsUse, type SmsMessageView } from '@pathshala/svc-auth-contract/http';
import type { SentSms, SmsDay } from '../ports.ts';

interface SmsRoutesDependencies {
  readonly isOn: boolean;
  readonly dailyLimit: number;
  readonly latestDays: () => Promise<readonly SmsDay[]>;
  readonly latestMessages: () => Promise<readonly SentSms[]>;
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
  ];
}

function messageView({ _id, kind, to, parts, state, reason, createdAt }: SentSms): SmsMessageView {
  return { _id, kind, to, parts, state, reason, createdAt: new Date(createdAt).toISOString() };
}
