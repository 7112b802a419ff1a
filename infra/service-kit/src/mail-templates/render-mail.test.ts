import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { oneLine } from '@pathshala/rules/one-line';
import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';
import type { RenderOptions } from './render-options.ts';

const site = { name: 'Example School', url: 'https://school.example' };
const english: RenderOptions = { language: 'en', site };
const bengali: RenderOptions = { language: 'bn', site: { ...site, name: 'উদাহরণ' } };

/** Every place that takes a value, filled with this one. */
const filledWith = (value: string): MailContent => ({
  subject: `Subject ${value}`,
  preheader: `Preheader ${value}`,
  greeting: `Hello ${value},`,
  paragraphs: [`First ${value}`, `Second ${value}`],
  button: { label: `Button ${value}`, url: '/page?token=abc&x=1' },
  facts: [[`Label ${value}`, `Value ${value}`]],
  notes: [`Note ${value}`],
  links: [{ label: `Link ${value}`, url: 'https://school.example/other' }],
  footer: [`Footer ${value}`],
});

const tagsOf = (html: string) => html.match(/<[^>]*>/gu);
const contentOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const hostile = oneof(
  string({ unit: 'binary' }),
  constantFrom(
    '</title><script>alert(1)</script>',
    '" onmouseover="alert(1)',
    '<![endif]--><img src=x>',
    'x\r\nBcc: all@example.com',
    '<!--',
    '&lt;b&gt;',
  ),
);

describe('a rendered mail', () => {
  it('has the same tags whatever its values contain, and each value in text and HTML', () => {
    const tags = tagsOf(renderMail(filledWith(''), english).html);
    assert(
      property(hostile, (value) => {
        const { subject, text, html } = renderMail(filledWith(value), english);
        expect(tagsOf(html)).toEqual(tags);
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect([...new Intl.Segmenter('en').segment(subject)].length).toBeLessThanOrEqual(150);
        const shown = contentOf(html);
        for (const word of ['Hello', 'First', 'Second', 'Button', 'Value', 'Note', 'Link', 'Footer']) {
          const line = oneLine(`${word} ${value}`);
          expect(text).toContain(line);
          expect(shown).toContain(line);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has its links in text and HTML as whole addresses of the site', () => {
    const { text, html } = renderMail(filledWith('x'), {
      ...english,
      unsubscribeUrl: 'https://school.example/unsubscribe?token=t',
    });
    expect(text).toContain('\nhttps://school.example/page?token=abc&x=1\n');
    expect(html).toContain('href="https://school.example/page?token=abc&amp;x=1"');
    expect(text).toContain('Turn off mails like this:\nhttps://school.example/unsubscribe?token=t\n');
    expect(html).toContain('href="https://school.example/unsubscribe?token=t"');
    const addresses = html.match(/https?:\/\/[^"<\s]+/gu) ?? [];
    expect(addresses.filter((address) => !address.startsWith('https://school.example/'))).toEqual([]);
    expect(html).not.toMatch(/\bsrc=|url\(|@import|<link/u);
  });

  it('shows a logo in the place of the name, which is its text, and reads the same without pictures', () => {
    const { html, text } = renderMail(filledWith('x'), {
      ...english,
      site: { ...site, logo: '/api/files/svc-auth/logo/abc' },
    });
    expect(html).toContain('src="https://school.example/api/files/svc-auth/logo/abc" alt="Example School"');
    expect(text).toBe(renderMail(filledWith('x'), english).text);
    const elsewhere = { ...english, site: { ...site, logo: 'https://evil.example/pixel' } };
    expect(() => renderMail(filledWith('x'), elsewhere)).toThrow('is no page of https://school.example');
  });

  it.each([
    'https://evil.example/login',
    '//evil.example',
    'https://school.example@evil.example/',
    'https://user:secret@school.example/',
    'javascript:alert(1)',
    'ftp://school.example/',
    'https://',
  ])('is refused when it links to %s', (url) => {
    const content = { ...filledWith('x'), button: { label: 'Open', url } };
    expect(() => renderMail(content, english)).toThrow('is no page of https://school.example');
  });

  it('writes numbers and times in the digits of its language, a code always in ASCII', () => {
    const content: MailContent = {
      subject: 's',
      paragraphs: ['p'],
      code: '০১২৩৪৫',
      facts: [
        ['Marks', 42.5],
        ['Date', new Date('2026-01-15T10:00:00Z')],
        ['Roll', '000007'],
      ],
    };
    const inBengali = renderMail(content, bengali);
    expect(inBengali.text).toContain('\n012345\n');
    expect(inBengali.html).toContain('>012345</code>');
    expect(inBengali.html).toContain('<html lang="bn">');
    expect(inBengali.text).toContain('Marks: ৪২.৫\nDate: ১৫ জানুয়ারি ২০২৬, বিকেল ৪:০০\nRoll: 000007');
    expect(renderMail(content, english).text).toContain('Marks: 42.5\nDate: 15 January 2026, 4:00 pm');
  });

  it('cuts a long subject between characters', () => {
    const { subject } = renderMail({ subject: 'ক্ষি'.repeat(200), paragraphs: [] }, bengali);
    expect(subject).toBe(`${'ক্ষি'.repeat(149)}…`);
  });
});
