import { describe, expect, it } from 'vitest';
import { registrationMailKinds } from './due-mail.ts';
import { mayMailAgain } from './mail-again.ts';
import { beginRegistration, type Registration } from './registration.ts';

const begun = beginRegistration({
  _id: 'r1',
  campaignId: 'c1',
  studentId: null,
  contact: {
    basicInfo: { fullName: 'Rahima', email: 'rahima@example.com', mobileNo: '01711111111' },
    nameKey: 'rahima',
    emailKey: 'rahima@example.com',
    mobileKey: '8801711111111',
    addressKey: 'rahima@example.com',
  } as never,
  language: 'en',
  confirmBy: null,
  isAddressProved: false,
  showsName: true,
  personKeys: ['mailbox', 'number'],
  network: null,
  link: { nonce: 'n', hash: 'h' },
  checkInCode: 'code',
  now: '2026-01-15T10:00:00.000Z',
});

const kindsOf = (changes: Partial<Registration>) =>
  registrationMailKinds.filter((kind) => mayMailAgain(kind, { ...begun, ...changes }));

describe('a mail that is tried again', () => {
  it('is one that still says what is true', () => {
    expect(kindsOf({ status: 'registered' })).toEqual(['registered', 'sitting']);
    expect(kindsOf({ status: 'registered', isOffered: true })).toEqual(['registered', 'offer', 'sitting']);
    expect(kindsOf({ status: 'waiting' })).toEqual(['waiting']);
    expect(kindsOf({ status: 'cancelled' })).toEqual(['offer-ended', 'cancelled', 'deleted']);
  });

  it('is none once the address was deleted', () => {
    const basicInfo = { ...begun.basicInfo, email: '' };
    expect(kindsOf({ status: 'registered', basicInfo })).toEqual([]);
  });
});
