import { defineEvent, upcastFrom } from '@pathshala/contract-kit/event';
import { UnprocessableMessageError, type Delivery } from '@pathshala/stores/bus/port';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readOnce } from './read-once.ts';

const sat = defineEvent({
  name: 'svc.exam.sat.v1',
  data: z.object({ marks: z.array(z.object({ mark: z.number() })) }),
});
/** The contract of a consumer that needs less. */
const satAtAll = defineEvent({ name: 'svc.exam.sat.v1', data: z.object({}) });

function delivered(data: unknown): Delivery {
  const body = JSON.stringify({
    aggregateId: 'a',
    sequence: 1,
    occurredAt: '2026-01-01T00:00:00.000Z',
    data,
  });
  return { id: 'one', routingKey: sat.name, body, headers: {}, attempt: 1 };
}

describe('a delivery', () => {
  it('is parsed once for all who read the same object by the same definition', () => {
    const delivery = delivered({ marks: [{ mark: 1 }] });
    expect(readOnce(delivery, sat).data).toBe(readOnce(delivery, sat).data);
    expect(readOnce(delivery, sat).data).not.toBe(readOnce({ ...delivery }, sat).data);
    expect(readOnce(delivery, satAtAll)).toMatchObject({
      id: 'one',
      aggregateId: 'a',
      sequence: 1,
      data: {},
    });
  });

  it('cannot be changed by one of its readers', () => {
    const { data } = readOnce(delivered({ marks: [{ mark: 1 }] }), sat);
    const { marks } = sat.data.parse(data);
    expect(() => Object.assign(data as object, { marks: [] })).toThrow(TypeError);
    expect(() => (data as { marks: unknown[] }).marks.push(0)).toThrow(TypeError);
    expect(readOnce(delivered({ marks }), sat).data).toEqual({ marks });
  });

  it('may have texts, numbers, lists and nothing at every place', () => {
    const any = defineEvent({ name: 'svc.exam.sat.v1', data: z.unknown() });
    for (const data of [{ title: 'Physics', at: null, marks: [1, 'two', null, {}] }, 'text', 1, null]) {
      expect(readOnce(delivered(data), any).data).toEqual(data);
    }
  });

  it('that does not fit its contract is refused for each reader, and only for those', () => {
    const delivery = delivered({ marks: 'none' });
    for (let read = 0; read < 2; read += 1) {
      expect(() => readOnce(delivery, sat)).toThrow(UnprocessableMessageError);
      expect(() => readOnce(delivery, sat)).toThrow('svc.exam.sat.v1: ');
    }
    expect(readOnce(delivery, satAtAll).data).toEqual({});
  });
});

describe('an event of an earlier version', () => {
  const inTotal = defineEvent({
    name: 'svc.exam.sat.v2',
    data: z.object({ total: z.number() }),
    earlier: upcastFrom(sat, ({ marks }) => ({ total: marks.reduce((sum, { mark }) => sum + mark, 0) })),
  });
  const passed = defineEvent({
    name: 'svc.exam.sat.v3',
    data: z.object({ hasPassed: z.boolean() }),
    earlier: upcastFrom(inTotal, ({ total }) => ({ hasPassed: total > 1 })),
  });

  it('is read as that of the reader, through all versions between', () => {
    const delivery = delivered({ marks: [{ mark: 1 }, { mark: 2 }] });
    expect(readOnce(delivery, passed)).toMatchObject({
      id: 'one',
      name: passed.name,
      data: { hasPassed: true },
    });
    expect(readOnce(delivery, inTotal)).toMatchObject({ name: inTotal.name, data: { total: 3 } });
    expect(readOnce(delivery, sat)).toMatchObject({
      name: sat.name,
      data: { marks: [{ mark: 1 }, { mark: 2 }] },
    });
  });

  it('is parsed by its own contract first, and what it becomes by that of the reader', () => {
    expect(() => readOnce(delivered({ total: 3 }), passed)).toThrow('svc.exam.sat.v1: ');
    const wrong = defineEvent({ ...inTotal, earlier: upcastFrom(sat, () => ({ total: 'three' })) });
    expect(() => readOnce(delivered({ marks: [] }), wrong)).toThrow('svc.exam.sat.v2: ');
  });
});
