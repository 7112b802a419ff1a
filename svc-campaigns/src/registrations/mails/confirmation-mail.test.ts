import { mailFaults } from '@pathshala/service-kit/mail-templates/testing/mail-faults';
import { defaultSiteRules } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { describe, expect, it } from 'vitest';
import { draftCampaign } from '../../campaigns/domain/author-campaign.ts';
import { requireContact } from '../domain/contact.ts';
import { registrationMailKinds, releaseMailKinds } from '../domain/due-mail.ts';
import { beginRegistration, confirmPlace } from '../domain/registration.ts';
import { calendarOf } from './calendar.ts';
import { writeMail } from './confirmation-mail.ts';

const siteRules = defaultSiteRules;

const campaign = draftCampaign(
  {
    title: 'Seminar, first; part',
    type: '',
    description: '',
    location: 'Rajshahi',
    startDate: '2026-02-01T04:00:00Z',
    endDate: '2026-02-01T06:30:00Z',
    image: '',
    registrationOpen: true,
    maxParticipants: 0,
    exam: null,
    confirmNoCorrectOption: false,
  },
  { now: '2026-01-01T00:00:00.000Z', newId: () => 'c1', editor: { id: null, name: null } },
);

function registered(language: 'en' | 'bn', confirmBy: string | null = null) {
  const contact = requireContact({
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
    confirmBy,
    isAddressProved: confirmBy === null,
    personKeys: ['mailbox', 'number'],
    network: null,
    link: { nonce: 'n', hash: 'h' },
    checkInCode: '01A2B3C4D5',
    now: '2026-01-02T00:00:00.000Z',
  });
  return confirmPlace(begun, '000007', 0) ?? begun;
}

describe('the confirmation mail', () => {
  it('has name, title, Dhaka time, location and roll number [CMP-04]', () => {
    const mail = writeMail('registered', {
      campaign,
      registration: registered('en'),
      publicUrl: 'https://school.example',
      siteRules,
      token: null,
    });
    expect(mail.subject).toBe('You are registered: Seminar, first; part');
    for (const fact of [
      'Dear Rafid Hasan',
      'Starts: 1 February 2026, 10:00 am (Dhaka time)',
      'Ends: 1 February 2026, 12:30 pm',
      'Rajshahi',
      '000007',
      'https://school.example/campaigns/c1',
    ]) {
      expect(mail.text).toContain(fact);
    }
  });

  it('is in Bengali with Bengali digits for a registration in Bengali', () => {
    const mail = writeMail('registered', {
      campaign,
      registration: registered('bn'),
      publicUrl: 'https://school.example',
      siteRules,
      token: null,
    });
    expect(mail.text).toContain('শুরু: ১ ফেব্রুয়ারি ২০২৬, সকাল ১০:০০ (ঢাকার সময়)');
    expect(mail.text).toContain('রোল নম্বর: ০০০০০৭');
  });

  it('links to the released results, without the times of the exam', () => {
    const options = {
      campaign,
      registration: registered('en'),
      publicUrl: 'https://school.example',
      siteRules,
      token: null,
    };
    const mail = writeMail('released', options);
    expect(mail.subject).toBe('Results are out: Seminar, first; part');
    expect(mail.text).toContain('Roll number: 000007');
    expect(mail.text).not.toContain('Starts');
  });

  it.each(['released', 'reissued'] as const)(
    'leads to the page that has the own rank and result: %s',
    (kind) => {
      const exam = { ...campaign, kind: 'exam' as const, resultsReleasedAt: '2026-02-02T00:00:00.000Z' };
      const source = {
        campaign: exam,
        registration: registered('en'),
        publicUrl: 'https://s.example',
        siteRules,
      };
      const page = 'https://s.example/campaigns/exam/c1/merit-list';
      expect(writeMail(kind, { ...source, token: 'abc' }).text).toContain(`See the results:\n${page}`);
      expect(writeMail(kind, { ...source, token: null }).text).toContain(page);
      const ofVisitor = writeMail(kind, { ...source, token: 'abc', sitting: 'r1.1.x' }).text;
      expect(ofVisitor).toContain('See your result:\nhttps://s.example/campaigns/sit?token=r1.1.x');
      expect(ofVisitor).toContain(page);
    },
  );

  it('says that a new link of a visitor opens the result once the results are released', () => {
    const exam = { ...campaign, kind: 'exam' as const, resultsReleasedAt: '2026-02-02T00:00:00.000Z' };
    const source = {
      registration: registered('en'),
      publicUrl: 'https://s.example',
      siteRules,
      token: 'abc',
      sitting: 'r1.2.x',
    };
    const before = writeMail('sitting', { ...source, campaign: { ...exam, resultsReleasedAt: null } });
    expect(before.text).toContain('Open the exam:\nhttps://s.example/campaigns/sit');
    const after = writeMail('sitting', { ...source, campaign: exam });
    expect(after.subject).toBe('Your link to the result: Seminar, first; part');
    expect(after.text).toContain('See your result:\nhttps://s.example/campaigns/sit');
    expect(after.text).not.toMatch(/Starts|admit card|Give the place back|you sit/iu);
  });

  it('has a calendar file with the window in UTC, only with a place', () => {
    const options = {
      campaign,
      registration: registered('en'),
      publicUrl: 'https://school.example',
      siteRules,
      token: null,
    };
    const { calendar } = writeMail('registered', options);
    expect(calendar).toContain('DTSTART:20260201T040000Z\r\n');
    expect(calendar).toContain('DTEND:20260201T063000Z\r\n');
    expect(calendar).toContain(String.raw`SUMMARY:Seminar\, first\; part`);
    expect(writeMail('waiting', options).calendar).toBeNull();
  });

  it.each(['en', 'bn'] as const)('to an unconfirmed address has no name (%s)', (language) => {
    const registration = registered(language, '2026-01-02T00:30:00.000Z');
    const options = { campaign, registration, publicUrl: 'https://school.example', siteRules, token: 'abc' };
    const { text, calendar } = writeMail('registered', options);
    expect(text).not.toContain('Rafid');
    expect(text).toContain('https://school.example/campaigns/confirm?token=abc');
    expect(text).toContain('https://school.example/campaigns/cancel?token=abc');
    expect(text).toContain('https://school.example/campaigns/card?token=abc');
    expect(text).toContain(language === 'bn' ? '০০০০০৭' : '000007');
    expect(calendar).toContain('BEGIN:VEVENT');
  });

  it('to a confirmed visitor has the cancel link and no confirm link', () => {
    const options = {
      campaign,
      registration: registered('en'),
      publicUrl: 'https://s.example',
      siteRules,
      token: 'abc',
    };
    const { text } = writeMail('registered', options);
    expect(text).toContain('https://s.example/campaigns/cancel?token=abc');
    expect(text).not.toContain('/campaigns/confirm');
  });

  it('removes line breaks from title, location and name', () => {
    const evil = 'A\r\nBcc: x@example.com\rATTENDEE:x\u2028y';
    const odd = { ...campaign, title: evil, location: evil };
    const registration = {
      ...registered('en'),
      basicInfo: { fullName: 'X\nY', email: 'a@b.co', mobile: '' },
    };
    const mail = writeMail('registered', {
      campaign: odd,
      registration,
      publicUrl: 'https://school.example',
      siteRules,
      token: null,
    });
    expect(mail.subject).not.toMatch(/[\r\n\u2028]/u);
    expect(mail.text).toContain('Dear X Y,');
    expect(mail.text).not.toMatch(/\r|^Bcc/mu);
    const lines = (mail.calendar ?? '').split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n\u2028]/u);
    expect(lines.filter((line) => /^(?:ATTENDEE|Bcc)/u.test(line))).toEqual([]);
  });
});

describe('every mail of a registration', () => {
  const kinds = [...registrationMailKinds, ...releaseMailKinds];
  const states = [null, '2026-01-02T00:30:00.000Z'];
  const all = kinds.flatMap((kind) =>
    (['en', 'bn'] as const).flatMap((language) => states.map((confirmBy) => ({ kind, language, confirmBy }))),
  );

  it.each(all)('is complete, whatever it is about: %o', ({ kind, language, confirmBy }) => {
    const hostile = '<b onclick="x()">&amp;"';
    const registration = {
      ...registered(language, confirmBy),
      basicInfo: { fullName: hostile, email: 'a@b.co', mobile: '' },
    };
    const source = { campaign: { ...campaign, location: '<img src=x>' }, registration };
    const mail = writeMail(kind, { ...source, publicUrl: 'https://school.example', siteRules, token: 'abc' });
    expect(mailFaults(mail, language)).toEqual([]);
  });
});

describe('the calendar file', () => {
  it('folds lines at 75 octets, never inside a character [CMP-04]', () => {
    const title = 'বিশ্ববিদ্যালয় ভর্তি মডেল টেস্ট '.repeat(8).trim();
    const calendar = calendarOf({ ...campaign, title }, registered('bn'), {
      url: 'https://school.example',
      site: 'পাঠশালা',
    });
    const octets = calendar.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
