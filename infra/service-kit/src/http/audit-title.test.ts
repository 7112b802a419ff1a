import { describe, expect, it } from 'vitest';
import { auditTitle } from './audit-title.ts';

const titleOf = (...values: unknown[]) => auditTitle({ id: 'c1', values });

describe('the title of an audit entry', () => {
  it.each([
    ['what is there after the change', [{ title: 'Physics II' }, { title: 'Physics' }], 'Physics II'],
    ['what was there before it was deleted', [null, { name: 'Dhaka' }], 'Dhaka'],
    [
      'the thing of a list',
      [
        {
          items: [
            { _id: 'c2', title: 'Other' },
            { _id: 'c1', title: 'Own' },
          ],
        },
      ],
      'Own',
    ],
    ['what it is about', [{ campaign: { title: 'Model test' }, step: 2 }], 'Model test'],
    ['both languages of a message', [{ subject: { bn: 'হল', en: 'Hall' } }], 'হল | Hall'],
    ['one language where both are the same', [{ subject: { bn: 'Hall', en: 'Hall' } }], 'Hall'],
  ])('is %s', (_, values, title) => expect(titleOf(...values)).toBe(title));

  it('is cut where it is long, and missing where nothing tells', () => {
    expect(titleOf({ title: 'x'.repeat(300) })).toHaveLength(200);
    expect(titleOf(null, undefined, { title: ' ', items: [] }, 'text')).toBeNull();
    expect(auditTitle({ id: null, values: [{ name: 'The school' }] })).toBeNull();
  });
});
