import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderRemotePart } from '../testing/index.tsx';
import { RichText } from './rich-text.tsx';

const shown = (html: string, options: RenderOptions = {}): HTMLElement =>
  renderRemotePart(<RichText html={html} />, options).container;

describe('showing what an author wrote', () => {
  it.each([
    ['<script>window.hacked = 1</script>safe', 'script'],
    ['<img src="x" onerror="window.hacked = 1">', '[onerror]'],
    ['<p style="position:fixed">x</p>', '[style]'],
    ['<iframe src="https://evil.example"></iframe>', 'iframe'],
    ['<a href="javascript:alert(1)">x</a>', 'a[href]'],
    ['<a href="//evil.example">x</a>', 'a[href]'],
    ['<svg onload="alert(1)"><animate/></svg>', 'svg'],
    ['<img src="data:text/html,<script>">', 'img[src]'],
    ['<img src="/api/auth/logout">', 'img[src]'],
    ['<img src="/api/files/../auth/logout">', 'img[src]'],
    ['<form action="/x"><input name="y"></form>', 'form, input'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', '[onerror], style'],
  ])('leaves out what could harm: %s', (html, selector) => {
    expect(shown(html).querySelector(selector)).toBeNull();
  });

  it('keeps common rich text', () => {
    const container = shown(
      '<p>H<sub>2</sub>O <strong>is</strong> water</p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    );
    expect(container.querySelector('p sub')?.textContent).toBe('2');
    expect(container.querySelector('td')?.colSpan).toBe(2);
    expect(screen.getByText('is').tagName).toBe('STRONG');
  });

  it('makes a line break of a newline, and none of the white space between blocks', () => {
    expect(shown('বাংলা প্রশ্ন\nEnglish question').querySelectorAll('br')).toHaveLength(1);
    expect(shown('<p>a</p>\n<p>b</p>').querySelectorAll('br')).toHaveLength(0);
  });

  it('opens a link to another site apart from the exam', () => {
    const link = shown('<a href="https://example.com">x</a>').querySelector('a');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('loads the maths only for a text that has some, and says it to a screen reader [CAT-12]', async () => {
    const container = shown('area $\\pi r^2$');
    expect(container.textContent).toContain('\\pi r^2');
    await screen.findByText((_, element) => element?.localName === 'math', {}, { timeout: 5_000 });
    expect(container.querySelector('math')).not.toBeNull();
  });

  it('writes no style attribute for a formula, which the policy of the page would refuse', async () => {
    const written = vi.spyOn(Element.prototype, 'setAttribute');
    const container = shown(
      String.raw`$\vec{a}$ $\left(\begin{matrix}1\\2\\3\\4\\5\\6\end{matrix}\right)$ $\pmb{x}$`,
    );
    await screen.findAllByText((_, element) => element?.localName === 'math', {}, { timeout: 5_000 });
    expect(written.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
    const arrow = container.querySelector<SVGElement>('.katex-accent svg');
    expect(arrow?.style.width).toBe('0.471em');
    expect(container.querySelector('[data-style]')).toBeNull();
    written.mockRestore();
  });

  it('draws no rule that is wider than a page, and gives up on a macro that grows without end', async () => {
    const huge = shown(String.raw`$\rule{99999em}{1em}$`);
    await screen.findAllByText((_, element) => element?.localName === 'math', {}, { timeout: 5_000 });
    const rule = huge.querySelector<HTMLElement>('.katex-rule');
    expect(Number.parseFloat(rule?.style.borderRightWidth ?? '')).toBe(25);
    const endless = shown(String.raw`$\def\a{\a\a}\a$ and $y$`);
    await waitFor(() => expect(endless.querySelector('.katex-error')).not.toBeNull(), { timeout: 5_000 });
    expect(endless.querySelector('.katex')).not.toBeNull();
  });

  it('draws chemistry and displayed maths of other programs', async () => {
    const container = shown(
      String.raw`$\ce{2KMnO4 + 16HCl -> 2KCl + 2MnCl2 + 8H2O + 5Cl2 ^}$ \[x^2 = 4\] $\pu{5 m//s}$`,
    );
    await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(3), { timeout: 5_000 });
    expect(container.querySelector('.katex-error, [style*="204, 0, 0"], [style*="cc0000"]')).toBeNull();
    expect(container.querySelector('math[display="block"]')?.textContent).toContain('x2=4');
    expect(container.querySelector('.katex-html')?.textContent).not.toContain('ce');
  });

  it('leaves dollars in code and money alone', () => {
    expect(shown('<code>$x$</code> for $5').textContent).toBe('$x$ for $5');
  });

  it('is in the language of the reader, or in the other one where it is missing', () => {
    const both = '<p>1</p><div lang="bn">ক</div><div lang="en">a</div>';
    expect(shown(both, { language: 'en' }).textContent).toBe('1a');
    expect(shown(both, { language: 'bn' }).textContent).toBe('1ক');
    const missing = shown('<div lang="bn"><p>ক</p></div>', { language: 'en' });
    expect(missing.textContent).toBe('ক');
    expect(missing.querySelector('[lang]')?.getAttribute('lang')).toBe('bn');
    expect(shown('বেসোফিল | basophil', { language: 'en' }).textContent).toBe('basophil');
  });
});
