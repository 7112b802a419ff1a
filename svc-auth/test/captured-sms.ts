import type { SmsGateway, SmsReports } from '@pathshala/service-kit/sms/open-sms';
import { SmsFailure, type SmsMessage } from '@pathshala/service-kit/sms/port';
import { expect } from 'vitest';
import type { User } from '@pathshala/svc-auth-contract/account';
import { formOf, startSchool, type School } from './school.ts';

/** A gateway that keeps messages. */
export function createCapturedSms(dailyLimit = 1_000, reports?: SmsReports) {
  const sent: SmsMessage[] = [];
  let failures = 0;
  const gateway: SmsGateway = {
    dailyLimit,
    costPaisa: 35,
    reports,
    async send(message) {
      if (failures > 0) {
        failures -= 1;
        throw new SmsFailure('gateway status 500');
      }
      sent.push(message);
      return { reference: `m${sent.length}` };
    },
  };
  return {
    gateway,
    sent,
    failNext(times = 1) {
      failures = times;
    },
    lastTo: (to: string) => sent.findLast((message) => message.to === to)?.text ?? '',
    codeTo(to: string): string {
      const text = sent.findLast((message) => message.to === to)?.text ?? '';
      return /\d{6}/.exec(text)?.[0] ?? '';
    },
  };
}

/** The school with a gateway for SMS. */
export async function startSmsSchool(dailyLimit?: number, reports?: SmsReports) {
  const sms = createCapturedSms(dailyLimit, reports);
  const school = await startSchool({ replace: () => ({ sms: sms.gateway }) });

  /** A sign-up by number. `spelling` is the number as it is typed. */
  async function signUpByNumber(username: string, spelling: string) {
    const { email: _email, ...form } = formOf(username);
    return school.client.visitor.post('/auth/signup', { ...form, mobile: spelling });
  }

  /** A verified student without an address. */
  async function enterByNumber(username: string, mobile: string) {
    const started = await signUpByNumber(username, mobile);
    expect(started.status).toBe(201);
    const cookies = { signup: started.cookies['signup'] ?? '' };
    const otp = sms.codeTo(mobile);
    const verified = await school.client.visitor.post<User>('/auth/verify', { otp }, { cookies });
    expect(verified.status).toBe(200);
    const sid = verified.cookies['sid'] ?? '';
    return { ...verified.body, userId: verified.body._id, client: await school.clientOf(sid) };
  }

  return { ...school, sms, signUpByNumber, enterByNumber };
}

export type SmsSchool = School & Awaited<ReturnType<typeof startSmsSchool>>;
