import { describe, expect, it } from 'vitest';
import { requireContact } from './contact.ts';
import { confirm, joinAccount, takeOver, withoutName } from './account-registration.ts';
import { expireOverdue } from './expiry.ts';
import { beginRegistration, cancel, confirmPlace } from './registration.ts';

const contact = requireContact({ fullName: 'Somebody', email: 'mim@example.com', mobile: '01712345678' });
const begun = beginRegistration({
  _id: 'r1',
  campaignId: 'c1',
  studentId: null,
  contact,
  language: 'en',
  showsName: true,
  confirmBy: '2026-02-01T06:30:00.000Z',
  isAddressProved: false,
  personKeys: ['mailbox', 'number'],
  network: null,
  link: { nonce: 'n', hash: 'h' },
  checkInCode: '01A2B3C4D5',
  now: '2026-02-01T06:00:00.000Z',
});
const registered = confirmPlace(begun, '000001', 0) ?? begun;
const account = { userId: 's1', name: 'Mim Akter' };
const late = '2026-02-01T06:30:00.000Z';

describe('an unconfirmed registration', () => {
  it('is confirmed once', () => {
    const confirmed = confirm(registered, null);
    expect(confirmed).toMatchObject({ confirmBy: null, isAddressProved: true, version: 2, showsName: true });
    expect(confirmed && confirm(confirmed, null)).toBeNull();
    expect(confirmed && expireOverdue(confirmed, late)).toBeNull();
  });

  it('joins an account with the account’s name, whose owner has not chosen to show it', () => {
    const joined = confirm(registered, account);
    expect(joined).toMatchObject({
      studentId: 's1',
      showsName: false,
      nameShown: 'roll',
      nameKey: 'mim akter',
      version: 2,
    });
    expect(joined && joinAccount(joined, { userId: 's2', name: 'X' })).toBeNull();
  });

  it('that has expired frees its contact, sends no mail, and can be neither confirmed nor joined', () => {
    const expired = expireOverdue(registered, late) ?? registered;
    expect(expired).toMatchObject({ status: 'cancelled', expiredAt: late, mailDue: null, version: 2 });
    expect(expired.emailKey).not.toBe(registered.emailKey);
    expect(expired.addressKey).toBe(registered.emailKey);
    expect([confirm(expired, account), joinAccount(expired, account), cancel(expired, 1)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is taken over by an account only until it is confirmed', () => {
    const person = { studentId: 's1', contact, personKeys: ['mailbox'] } as const;
    const claim = { ...person, language: 'bn', nameShown: 'roll', nowMs: 5 } as const;
    expect(takeOver(registered, claim)).toMatchObject({
      studentId: 's1',
      rollNumber: '000001',
      confirmBy: null,
      linkHash: null,
      mailDue: 'registered',
      mailRound: 1,
    });
    const confirmed = confirm(registered, null) ?? registered;
    expect(takeOver(confirmed, claim)).toBeNull();
  });

  it('loses everything personal', () => {
    const forgotten = withoutName(registered);
    expect(forgotten).toMatchObject({ nameKey: '', addressKey: '', linkHash: null, linkNonce: null });
    expect(JSON.stringify(forgotten)).not.toMatch(/mim|somebody|1712345678/iu);
    expect(forgotten && withoutName(forgotten)).toBeNull();
  });
});
