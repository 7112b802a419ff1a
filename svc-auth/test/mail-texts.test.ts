import type { MailContent } from '@pathshala/contract-kit/mail-content';
import type { Language } from '@pathshala/contract-kit/message';
import type { NoticeContent } from '@pathshala/contract-kit/notice';
import { renderMail } from '@pathshala/service-kit/mail-templates/render-mail';
import { mailFaults } from '@pathshala/service-kit/mail-templates/testing/mail-faults';
import { enrolledNotice } from '@pathshala/svc-catalog-contract/notices';
import { resultCorrectedNotice } from '@pathshala/svc-exams-contract/notices';
import { describe, expect, it } from 'vitest';
import { passwordChangedMail } from '../src/accounts/mails/password-changed-mail.ts';
import { nameSchool } from '../src/mails/domain/name-school.ts';
import { noticeMail } from '../src/notices/mails/notice-mail.ts';
import { linkMail } from '../src/recovery/mails/link-mail.ts';
import { codeMail } from '../src/signups/mails/code-mail.ts';

const site = 'https://school.example';
const name = '<b onclick="x()">&amp;"';
const at = Date.parse('2026-01-15T04:42:30Z');
const link = { name, url: `${site}/page?token=abc`, minutes: 30, site };
const enrolled = {
  courseName: `${name} বাংলা | English`,
  path: '/courses',
  enrolledAt: new Date(at).toISOString(),
};

const corrected = {
  title: `${name} মডেল টেস্ট | Model test`,
  path: '/exams/results/r1',
  reason: name,
  scores: { before: 40, after: 42.5 },
};
const asMail = (notice: NoticeContent, language: Language) =>
  noticeMail(notice, { name, site: `${site}/`, language });

const mails: Readonly<Record<string, (language: Language) => MailContent>> = {
  code: (language) => codeMail({ code: '012345', minutes: 10, askedAt: at, site }, language),
  reset: (language) => linkMail('reset', link, language),
  unlock: (language) => linkMail('unlock', link, language),
  'password-changed': (language) => passwordChangedMail({ name, at, url: '/forgot-password' }, language),
  enrolled: (language) => asMail(enrolledNotice.write(enrolled, language), language),
  'result-corrected': (language) => asMail(resultCorrectedNotice.write(corrected, language), language),
  'result-corrected, score hidden': (language) =>
    asMail(resultCorrectedNotice.write({ ...corrected, scores: null }, language), language),
};

const render = (kind: string, language: Language) =>
  renderMail(nameSchool((mails[kind] as (typeof mails)[string])(language), 'School'), {
    language,
    site: { name: 'School', url: site },
  });

describe.each(['en', 'bn'] as const)('the mails in %s', (language) => {
  it.each(Object.keys(mails))('are complete: %s', (kind) => {
    expect(mailFaults(render(kind, language), language)).toEqual([]);
  });
});

describe('the mail with a code', () => {
  it('names the time in Dhaka at which the code was requested, to distinguish two mails', () => {
    expect(render('code', 'en').text).toContain('asked for at 10:42 am.');
    expect(render('code', 'bn').text).toContain('সকাল ১০:৪২');
  });

  it('has its six digits in subject, text and HTML, in ASCII', () => {
    for (const language of ['en', 'bn'] as const) {
      const { subject, text, html } = render('code', language);
      for (const part of [subject, text, html]) expect(part).toContain('012345');
    }
  });
});
