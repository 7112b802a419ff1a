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

  it('are the first value of those that the contract knows, and complete where they are objects', () => {
    const page = z.object({ by: z.object({ kind: z.enum(['a', 'b']), at: z.iso.datetime() }) });
    const completed = completeAnswer(page, {}, []);
    expect(page.safeParse(completed).success).toBe(true);
    expect(completed).toMatchObject({ by: { kind: 'a' } });
  });

  it('are those of the alternative that knows every field of the example and adds the fewest', () => {
    const shown = z.object({ name: z.string(), phone: z.string() });
    const view = z.union([shown.extend({ rev: z.number(), edited: z.string() }), shown]);
    expect(completeAnswer(view, { name: 'A' }, [])).toEqual({ name: 'A', phone: '' });
    expect(completeAnswer(view, { rev: 3 }, [])).toEqual({ rev: 3, name: '', phone: '', edited: '' });
  });

  it('are no reason to touch what an example has', () => {
    const example = { items: [], total: 0, more: true };
    expect(completeAnswer(answer, example, [{ total: 7 }])).toEqual(example);
  });
});
