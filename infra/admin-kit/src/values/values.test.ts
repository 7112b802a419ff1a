import { assert as holds, constantFrom, integer, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { append, arranged, insertAt, movedErrors, moveTo, removeAt } from './arrange.ts';
import { fromFragment, toFragment } from '../rich-text/fragment.ts';
import { numberOf } from './number-of.ts';
import { valueAt, withValueAt } from './path.ts';

describe('numbers as they are typed', () => {
  it.each([
    ['12.5', 12.5],
    ['১২.৫', 12.5],
    ['1,200', 1200],
    [' -3 ', -3],
  ])('reads %s', (typed, value) => expect(numberOf(typed)).toBe(value));

  it('distinguishes empty text from text that is not a number', () => {
    expect(numberOf('  ')).toBeUndefined();
    expect(numberOf('1 2x')).toBeNaN();
  });
});

describe('typed text', () => {
  it.each([
    ['<a>', '&lt;a&gt;'],
    ['<b>x</b> <p> <table>', '&lt;b&gt;x&lt;/b&gt; &lt;p&gt; &lt;table&gt;'],
    ['$x<y$ & z', '$x&lt;y$ &amp; z'],
    ['&lt;a&gt;', '&amp;lt;a&amp;gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['a > b', 'a > b'],
  ])('is text: %s', (typed, fragment) => {
    expect(toFragment(typed)).toBe(fragment);
    expect(fromFragment(fragment)).toBe(typed);
  });

  it('comes back as it was typed', () => {
    const unit = constantFrom('a', '<', '>', '&', '$', ' ', '\n', 'p', '/', '"', '‹', '›', '\\', 'lt;', 'ক');
    holds(
      property(string({ unit }), (text) => {
        expect(fromFragment(toFragment(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a stored fragment', () => {
  const picture = '<img src="data:image/svg+xml;base64,PHN2Zz4=" alt="1 &lt; 2" />';

  it.each([
    '<p>One</p>\n<p>$x &lt; y$ &amp; <strong>two</strong><br /></p>',
    `What is shown?\n${picture}\nChoose one.`,
    '<table><tbody><tr><td colspan="2">&lt;td&gt;</td></tr></tbody></table>',
    'x > y',
    'a ‹p› that is no paragraph',
    '\\<br />‹br›',
  ])('survives an edit elsewhere unchanged: %s', (fragment) => {
    expect(toFragment(fromFragment(fragment))).toBe(fragment);
  });

  it('shows its formatting apart from text that looks like it', () => {
    expect(fromFragment(`<p>Which is &lt;p&gt;?</p>${picture}`)).toBe(
      '‹p›Which is <p>?‹/p›‹img src="data:image/svg+xml;base64,PHN2Zz4=" alt="1 &lt; 2" /›',
    );
  });
});

describe('a list that is changed', () => {
  it('gives entries their new places', () => {
    const order = (change: ReturnType<typeof append>) => arranged(['a', 'b', 'c'], change(3));
    expect(order(append('d'))).toEqual(['a', 'b', 'c', 'd']);
    expect(order(insertAt(1, 'd'))).toEqual(['a', 'd', 'b', 'c']);
    expect(order(removeAt(1))).toEqual(['a', 'c']);
    expect(order(moveTo(0, 2))).toEqual(['b', 'c', 'a']);
    expect(order(moveTo(0, -1))).toEqual(['a', 'b', 'c']);
  });

  it('moves the errors with their entry', () => {
    const errors = { 'list.0.x': 'zero', 'list.2.x': 'two', other: 'stays' };
    expect(movedErrors(errors, 'list', moveTo(2, 0)(3))).toEqual({
      'list.1.x': 'zero',
      'list.0.x': 'two',
      other: 'stays',
    });
    expect(movedErrors(errors, 'list', removeAt(0)(3))).toEqual({ 'list.1.x': 'two', other: 'stays' });
  });

  it('keeps every entry exactly once, whatever moves', () => {
    holds(
      property(nat(6), integer({ min: -2, max: 8 }), (from, to) => {
        const moved = arranged([0, 1, 2, 3, 4, 5, 6], moveTo(from, to)(7));
        expect(new Set(moved)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
        expect(moved).toHaveLength(7);
      }),
    );
  });
});

describe('places', () => {
  it('changes one value and keeps the identity of the others', () => {
    const root = { a: [{ b: 1 }, { b: 2 }], c: {} };
    const changed = withValueAt(root, 'a.1.b', 3);
    expect(valueAt(changed, 'a.1.b')).toBe(3);
    expect(changed.a[0]).toBe(root.a[0]);
    expect(changed.c).toBe(root.c);
    expect(valueAt(root, 'a.7.b')).toBeUndefined();
  });
});
