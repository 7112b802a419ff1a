import { describe, expect, it } from 'vitest';
import { campaignInput } from '../../../contract/campaign.ts';
import { draftCampaign } from '../../campaigns/domain/author-campaign.ts';
import { checkContact } from './contact.ts';
import { writeMail } from './confirmation-mail.ts';
import { beginRegistration, confirmPlace } from './registration.ts';

const campaign = draftCampaign(
  campaignInput.parse({
    title: 'Seminar, first; part',
    location: 'Rajshahi',
    startDate: '2026-02-01T04:00:00Z',
    endDate: '2026-02-01T06:30:00Z',
  }),
  { now: '2026-01-01T00:00:00.000Z', newId: () => 'c1' },
);

function registered(language: 'en' | 'bn') {
  const contact = checkContact({
    fullName: 'Rafid Hasan',
    email: 'rafid@example.com',
    mobile: '01712345678',
  });
  const begun = beginRegistration({
    _id: 'r1',
    campaignId: 'c1',
    studentId: null,
    contact,
    language,
    showsName: false,
    now: '2026-01-02T00:00:00.000Z',
  });
  return confirmPlace(begun, '000007', 0) ?? begun;
}

describe('the confirmation mail', () => {
  it('says who, what, when in Dhaka time, where and the roll number', () => {
    const mail = writeMail('registered', {
      campaign,
      registration: registered('en'),
      publicUrl: 'https://school.example',
    });
    expect(mail.subject).toBe('You are registered: Seminar, first; part');
    for (const fact of [
      'Dear Rafid Hasan',
      '1 February 2026',
      '10:00',
      '12:30',
      'Rajshahi',
      '000007',
      'https://school.example/campaigns/c1',
    ]) {
      expect(mail.text).toContain(fact);
    }
  });

  it('speaks Bengali with Bengali digits to who registered in Bengali', () => {
    const mail = writeMail('registered', {
      campaign,
      registration: registered('bn'),
      publicUrl: 'https://school.example',
    });
    expect(mail.text).toContain('১ ফেব্রুয়ারি, ২০২৬');
  });

  it('leads to the results once they are released, without the times of an exam that is over', () => {
    const options = { campaign, registration: registered('en'), publicUrl: 'https://school.example' };
    const mail = writeMail('released', options);
    expect(mail.subject).toBe('Results are out: Seminar, first; part');
    expect(mail.text).toContain('Roll number: 000007');
    expect(mail.text).toContain('https://school.example/campaigns/c1');
    expect(mail.text).not.toContain('Starts');
  });

  it('carries a calendar file with the window in UTC, only for those who hold a place', () => {
    const options = { campaign, registration: registered('en'), publicUrl: 'https://school.example' };
    const { calendar } = writeMail('registered', options);
    expect(calendar).toContain('DTSTART:20260201T040000Z\r\n');
    expect(calendar).toContain('DTEND:20260201T063000Z\r\n');
    expect(calendar).toContain(String.raw`SUMMARY:Seminar\, first\; part`);
    expect(writeMail('waiting', options).calendar).toBeNull();
  });
});
