import { describe, expect, it } from 'vitest';
import { acceptOffer, offerPlace } from './offer.ts';
import { beginRegistration, cancel, confirmPlace, joinWaitingList } from './registration.ts';
import { requireContact } from './contact.ts';
import { remind } from './reminder.ts';

const campaign = { startDate: '2026-03-02T04:00:00.000Z' };
const dayBefore = Date.parse('2026-03-01T04:00:00.000Z');
const earlier = dayBefore - 10 * 60 * 60_000;
const later = dayBefore + 60 * 60_000;

const begun = beginRegistration({
  _id: 'r1',
  campaignId: 'c1',
  studentId: null,
  contact: requireContact({ fullName: 'Rafid', email: 'rafid@example.com', mobile: '01712345678' }),
  language: 'en',
  showsName: false,
  confirmBy: null,
  isAddressProved: true,
  personKeys: ['mailbox', 'number'],
  network: null,
  link: { nonce: 'n', hash: 'h' },
  checkInCode: '01A2B3C4D5',
  now: new Date(earlier).toISOString(),
});

const sent = <T>(state: T | null) => {
  if (state === null) throw new Error('the change was refused');
  return { ...state, mailDue: null, mailDueAt: null };
};
const placed = (at: number) => sent(confirmPlace(begun, '000001', at));

describe('the reminder of a campaign', () => {
  it('is mailed once', () => {
    const reminded = remind(placed(earlier), campaign, dayBefore);
    expect(reminded).toMatchObject({
      remindedFor: campaign.startDate,
      mailDue: 'reminder',
      mailDueAt: dayBefore,
    });
    expect(remind(sent(reminded), campaign, dayBefore)).toBeNull();
  });

  it('is mailed again for a start that has moved, once', () => {
    const moved = { startDate: '2026-03-09T04:00:00.000Z' };
    const reminded = sent(remind(placed(earlier), campaign, dayBefore));
    const again = remind(reminded, moved, dayBefore);
    expect(again).toMatchObject({ remindedFor: moved.startDate, reminders: 2, mailDue: 'reminder' });
    expect(remind(sent(again), moved, dayBefore)).toBeNull();
  });

  it('is not mailed again to somebody whom an older version has reminded', () => {
    const old = { ...placed(earlier), isReminded: true };
    expect(remind(old, campaign, dayBefore)).toEqual({ ...old, remindedFor: campaign.startDate });
  });

  it('is not mailed to somebody whose place is newer than the reminder', () => {
    expect(remind(placed(later), campaign, later)).toMatchObject({
      remindedFor: campaign.startDate,
      mailDue: null,
    });
  });

  it('counts an accepted offer from its acceptance', () => {
    const waiting = sent(joinWaitingList(begun, 1, earlier));
    const offer = { rollNumber: '000002', until: new Date(later).toISOString(), nowMs: earlier };
    const offered = sent(offerPlace(waiting, offer));
    expect(remind(offered, campaign, dayBefore)).toBeNull();
    const accepted = sent(acceptOffer(offered, later));
    expect(remind(accepted, campaign, later)).toMatchObject({
      remindedFor: campaign.startDate,
      mailDue: null,
    });
  });

  it('waits for the mail that is due, and is never mailed after a cancellation', () => {
    expect(remind(confirmPlace(begun, '000001', earlier) ?? begun, campaign, dayBefore)).toBeNull();
    expect(remind(sent(cancel(placed(earlier), earlier)), campaign, dayBefore)).toBeNull();
    expect(remind(sent(joinWaitingList(begun, 1, earlier)), campaign, dayBefore)).toBeNull();
  });
});
