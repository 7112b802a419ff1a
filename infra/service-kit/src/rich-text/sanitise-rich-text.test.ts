import { describe, expect, it } from 'vitest';
import editorCorpus from '../../test/rich-text/editor-corpus.json' with { type: 'json' };
import { dangersIn } from '../../test/rich-text/dangers-in.ts';
import { hostileTexts } from '../../test/rich-text/hostile-corpus.ts';
import { sanitiseRichText } from './sanitise-rich-text.ts';

describe('sanitising rich text', () => {
  it('leaves plain text, maths and Bengali as they are', () => {
    const text = 'বেগ $v = 5\\,\\mathrm{m/s}$ হলে?\nIf x > 3 then';
    expect(sanitiseRichText('বেগ $v$')).toBe('বেগ $v$');
    expect(sanitiseRichText(text)).toContain('$v = 5\\,\\mathrm{m/s}$');
  });

  it.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<p style="position:fixed" onclick="a()">x</p>', '<p>x</p>'],
    ['<svg onload=alert(1)></svg>x', 'x'],
    ['<img src="data:text/html,<script>1</script>">', ''],
    ['<iframe src="https://example.com"></iframe>x', 'x'],
  ])('takes the danger out of %s', (dirty, clean) => {
    expect(sanitiseRichText(dirty)).toBe(clean);
  });

  it('leaves nothing of a hostile text that runs, loads or restyles, and nothing to sanitise again [CAT-12]', () => {
    const left = hostileTexts.filter((hostile) => {
      const stored = sanitiseRichText(`<p>before</p>${hostile}<p>after</p>`);
      const isStable = sanitiseRichText(stored) === stored;
      return dangersIn(stored).length > 0 || !isStable || !stored.startsWith('<p>before</p>');
    });
    expect(left).toEqual([]);
  });

  it('is checked by a parser that finds most of the hostile texts dangerous', () => {
    const found = hostileTexts.filter((hostile) => dangersIn(hostile).length > 0);
    expect(found.length).toBeGreaterThan(hostileTexts.length * 0.8);
  });

  it.each([
    ['<div lang="bn">ক</div><div lang="en">a</div>', '<div lang="bn">ক</div><div lang="en">a</div>'],
    ['<div lang="en" class="x" onclick="a()">a</div>', '<div lang="en">a</div>'],
    ['<div>a<div lang="fr">b</div></div>', 'ab'],
    ['<div>a</div><strong>b</strong> c', 'a<strong>b</strong> c'],
    ['<div lang="bn">ক<div>খ</div><p>গ</p></div>', '<div lang="bn">কখ<p>গ</p></div>'],
  ])('has a div for a language only: %s', (written, stored) => {
    expect(sanitiseRichText(written)).toBe(stored);
  });

  // Written by the test of the editor (admin-kit), which checks that it reads each of them back unchanged.
  it('leaves every text of the editor as it is [CAT-12]', () => {
    expect(editorCorpus.length).toBeGreaterThan(60);
    for (const fragment of editorCorpus) expect(sanitiseRichText(fragment)).toBe(fragment);
  });

  it.each([
    '<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="graph" />',
    `<img src="/api/files/svc-catalog/${'0af9'.repeat(16)}" alt="graph" />`,
  ])('keeps a picture that is part of the text or was uploaded: %s', (picture) => {
    expect(sanitiseRichText(picture)).toBe(picture);
  });

  it.each([
    '/api/auth/logout',
    '/api/files/svc-catalog/../../auth/logout',
    `/api/files/../auth/${'0af9'.repeat(16)}`,
    `/api/files/svc-catalog/${'0af9'.repeat(16)}/../../../auth/logout`,
    `/api/files/svc-catalog/${'0af9'.repeat(16)}?next=/api/auth/logout`,
    '/api/files/svc-catalog/%2e%2e/logout',
    '//evil.example/api/files/x',
    'https://example.org/pixel.png',
    String.raw`\\evil.example\a.png`,
    'picture.png',
  ])('removes a picture from anywhere else: %s', (source) => {
    expect(sanitiseRichText(`<p>Hello<img src="${source}"></p>`)).toBe('<p>Hello</p>');
  });
});
