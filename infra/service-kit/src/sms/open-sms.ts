import { createFileSms } from './file-sms.ts';
import { createHttpSms } from './http-sms.ts';
import type { Sms } from './port.ts';
import type { SmsConfig } from './sms-config.ts';

/** The port with what its messages cost and how many parts a day the school sends. */
export interface SmsGateway extends Sms, Pick<SmsConfig, 'dailyLimit' | 'costPaisa'> {}

export function openSms(config: SmsConfig | undefined, now: () => number): SmsGateway | undefined {
  if (config === undefined) return undefined;
  const { gateway, dailyLimit, costPaisa } = config;
  const sms = gateway.kind === 'file' ? createFileSms({ ...gateway, now }) : createHttpSms(gateway);
  return { ...sms, dailyLimit, costPaisa };
}
