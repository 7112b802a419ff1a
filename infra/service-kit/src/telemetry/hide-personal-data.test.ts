import { describe, expect, it } from 'vitest';
import { hidePersonalData, hidePersonalText } from './hide-personal-data.ts';

describe('a text of a log', () => {
  it.each([
    ['mail to rahima@example.com was refused', 'mail to [address] was refused'],
    ['to রহিমা@উদাহরণ.বাংলা', 'to [address]'],
    ['SMS to 01712-345678 failed', 'SMS to [number] failed'],
    ['SMS to +88 01712 345678 failed', 'SMS to [number] failed'],
    ['SMS to ০১৭১২৩৪৫৬৭৮ failed', 'SMS to [number] failed'],
    ['SMS to +49 170 1234567 failed', 'SMS to [number] failed'],
    ['amqp://school:pa55word@broker:5672 is away', 'amqp://[secret]@broker:5672 is away'],
    ['Authorization: Bearer abc.def', 'Authorization: [secret]'],
    ['cookie: sid=Zx81; theme=dark', 'cookie: [secret]; theme=dark'],
    ['GET /reset?token=q7W and &code=123456', 'GET /reset?token=[secret] and &code=[secret]'],
    ['eyJhbGciOi.eyJzdWIiOiIx.c2lnTaF0dXJl is over', '[token] is over'],
    ['key 9f86d081884c7d659a2feaa0c55ad015 unknown', 'key [token] unknown'],
    ['value fQ3tY8kLm2Zx9RvB1nWc here', 'value [token] here'],
    ['from 203.0.113.7 and 2001:db8::1', 'from [ip] and [ip]'],
  ])('%s is shown as %s', (text, shown) => {
    expect(hidePersonalText(text)).toBe(shown);
  });

  it.each([
    'answered 503 at 2026-11-27T16:30:00.000Z in 12.5 ms',
    'request 0b0f6a8e-6d3f-4c39-9d0f-0f4f6f3b2a11 of attempt 6560a0000000000000000001',
    'catalog.student.enrolled.v1 of svc-catalog.events was tried 4 times',
    'at measureEvents (infra/service-kit/src/service/measure-events.ts:41:12)',
  ])('%s says nothing of a person and stays', (text) => {
    expect(hidePersonalText(text)).toBe(text);
  });
});

it('fields are left out by their names at any depth, and the others are read', () => {
  const line = {
    msg: 'no mail for rahima@example.com',
    err: { email: 'r', list: [{ accessToken: 'x', guardianMobile: 'y', attempts: 3 }], hasPassword: true },
    username: 'rahima',
  };
  expect(hidePersonalData(line)).toEqual({
    msg: 'no mail for [address]',
    err: {
      email: '[hidden]',
      list: [{ accessToken: '[hidden]', guardianMobile: '[hidden]', attempts: 3 }],
      hasPassword: true,
    },
    username: '[hidden]',
  });
});
