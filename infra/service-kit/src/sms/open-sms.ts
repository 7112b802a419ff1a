import { createFileSms } from './file-sms.ts';
import { createHttpSms } from './http-sms.ts';
import type { SentMessage, Sms } from './port.ts';
import type { SmsConfig } from './sms-config.ts';
import { askStatus, type SmsReportConfig } from './sms-reports.ts';

/** How the gateway reports what became of its messages. */
export interface SmsReports extends SmsReportConfig {
  /** The status of a message in the gateway's word; left out where it cannot be asked. Rejects with `SmsFailure`. */
  readonly ask?: ((message: SentMessage) => Promise<string>) | undefined;
}

/** The port with what its messages cost and how many parts a day the school sends. */
export interface SmsGateway extends Sms, Pick<SmsConfig, 'dailyLimit' | 'costPaisa'> {
  readonly reports?: SmsReports | undefined;
}

function reportsOf({ gateway, reports }: SmsConfig): SmsReports | undefined {
  if (reports === undefined) return undefined;
  const { poll } = reports;
  if (poll === undefined) return reports;
  // A GET has no body, whose type the headers of the messages state.
  const stated = gateway.kind === 'http' ? Object.entries(gateway.headers) : [];
  const headers = Object.fromEntries(stated.filter(([name]) => name.toLowerCase() !== 'content-type'));
  return { ...reports, ask: (message) => askStatus(poll, message, headers) };
}

export function openSms(config: SmsConfig | undefined, now: () => number): SmsGateway | undefined {
  if (config === undefined) return undefined;
  const { gateway, dailyLimit, costPaisa } = config;
  const sms = gateway.kind === 'file' ? createFileSms({ ...gateway, now }) : createHttpSms(gateway);
  return { ...sms, dailyLimit, costPaisa, reports: reportsOf(config) };
}
