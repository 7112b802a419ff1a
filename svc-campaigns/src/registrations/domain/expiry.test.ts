import { describe, expect, it } from 'vitest';
import { requireContact } from './contact.ts';
import { expireOverdue, releaseUnconfirmed } from './expiry.ts';
import { offerPlace } from './offer.ts';
import { beginRegistration, confirmPlace, joinWaitingList } from './registration.ts';

const begun = beginRegistration({
  _id: 'r1',
  campaignId: 'c1',
  studentId: null,
  contact: requireContact({ fullName: 'Somebody', email: 'mim@example.com', mobile: '01712345678' }),
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
const unconfirmed = confirmPlace(begun, '000001', 0) ?? begun;
const waiting = joinWaitingList({ ...begun, confirmBy: null }, 1, 0) ?? begun;
const until = '2026-02-02T06:00:00.000Z';
const offered = offerPlace(waiting, { rollNumber: '000001', until, nowMs: 0 }) ?? waiting;

describe('what is overdue', () => {
  it('is an unconfirmed place from its deadline on, without a mail', () => {
    expect(expireOverdue(unconfirmed, '2026-02-01T06:29:59.999Z')).toBeNull();
    const moment = '2026-02-01T06:30:00.000Z';
    expect(expireOverdue(unconfirmed, moment)).toMatchObject({
      status: 'cancelled',
      expiredAt: moment,
      mailDue: null,
    });
  });

  it('is an offer from its own end on, with a mail', () => {
    expect(expireOverdue(offered, '2026-02-01T06:30:00.000Z')).toBeNull();
    expect(expireOverdue(offered, until)).toMatchObject({
      status: 'cancelled',
      isOffered: false,
      mailDue: 'offer-ended',
    });
  });

  it('is nothing that is confirmed or cancelled', () => {
    expect(expireOverdue({ ...unconfirmed, confirmBy: null }, until)).toBeNull();
    expect(expireOverdue({ ...unconfirmed, status: 'cancelled' }, until)).toBeNull();
  });
});

describe('an unconfirmed registration in the way of an account', () => {
  const moment = '2026-02-01T06:10:00.000Z';

  it('is released before its deadline', () => {
    expect(releaseUnconfirmed(unconfirmed, moment)).toMatchObject({
      status: 'cancelled',
      expiredAt: moment,
      mailDue: null,
    });
  });

  it('stays once it is confirmed or has an offer', () => {
    expect(releaseUnconfirmed({ ...unconfirmed, confirmBy: null }, moment)).toBeNull();
    expect(releaseUnconfirmed(offered, moment)).toBeNull();
  });
});
