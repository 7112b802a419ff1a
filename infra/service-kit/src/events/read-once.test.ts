import { defineEvent } from '@pathshala/contract-kit/event';
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
