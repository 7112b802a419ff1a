import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { completeAnswer } from '../src/complete-answer.ts';

const answer = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      note: z.string().optional(),
      closesAt: z.string().nullable(),
      kind: z.enum(['a', 'b']),
    }),
  ),
  total: z.number(),
});

describe('the fields that an example leaves out', () => {
  it('are null or left out where the contract allows it, and else empty', () => {
    const example = { items: [{ id: 'item1', kind: 'a' }] };
    expect(completeAnswer(answer, example, [])).toEqual({
      items: [{ id: 'item1', kind: 'a', title: '', closesAt: null }],
      total: 0,
    });
  });

  it('are as in another example where they are required', () => {
    const others = [{ items: [{ kind: 'b', closesAt: 'today' }], total: 7 }];
    expect(completeAnswer(answer, { items: [{ id: 'item1', title: 'One' }] }, others)).toEqual({
      items: [{ id: 'item1', title: 'One', kind: 'b', closesAt: null }],
      total: 7,
    });
  });

  it('are no reason to touch what an example has', () => {
    const example = { items: [], total: 0, more: true };
    expect(completeAnswer(answer, example, [{ total: 7 }])).toEqual(example);
  });
});
