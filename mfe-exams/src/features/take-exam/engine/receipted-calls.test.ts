import { ApiError } from '@pathshala/web-kit/api-error';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldReceipts } from './held-receipts.ts';
import { sendHeld, sendReceipted } from './receipted-calls.ts';

const failure = (status: number, receiptTicket?: string) =>
  new ApiError('failed', { status, code: 'x', ...(receiptTicket === undefined ? {} : { receiptTicket }) });
const call = { attemptId: 'a1', kind: 'answers', body: { n: 1 } } as const;

describe('a body that was received and not stored', () => {
  const receipts = createHeldReceipts(localStorage, 'u1');
  const held = () => receipts.find('a1', 'answers');
  const failing = (reason: ApiError) => () => Promise.reject(reason);
  const fail = (reason: ApiError) =>
    expect(sendReceipted(receipts, call, failing(reason))).rejects.toBe(reason);

  beforeEach(() => localStorage.clear());

  it('is held with its ticket, and no other body gets that', async () => {
    await fail(failure(503, 'ticket-1'));
    expect(held()).toMatchObject({ body: { n: 1 }, ticket: 'ticket-1' });
    const tickets: unknown[] = [];
    const send = async (_id: string, _body: unknown, ticket: unknown) => {
      tickets.push(ticket);
      throw failure(0);
    };
    for (const body of [{ n: 1 }, { n: 2 }])
      await expect(sendReceipted(receipts, { ...call, body }, send)).rejects.toThrow('failed');
    expect(tickets).toEqual(['ticket-1', undefined]);
    expect(held()?.ticket).toBe('ticket-1');
  });

  it('is forgotten when it is stored, or refused for good', async () => {
    await fail(failure(503, 'ticket-1'));
    await sendReceipted(receipts, call, async () => 'stored');
    expect(held()).toBeNull();
    await fail(failure(503, 'ticket-2'));
    const receipt = held();
    if (receipt === null) throw new Error('nothing is held');
    await expect(sendHeld(receipts, receipt, failing(failure(401)))).rejects.toThrow('failed');
    expect(await sendHeld(receipts, receipt, failing(failure(410)))).toBeNull();
    expect(held()).toBeNull();
  });

  it('is held for 20 minutes, for its user alone', async () => {
    await fail(failure(503, 'ticket-1'));
    expect(createHeldReceipts(localStorage, 'u2').all()).toEqual([]);
    const later = Date.now() + 20 * 60_000;
    const now = vi.spyOn(Date, 'now').mockReturnValue(later - 1000);
    expect(receipts.all()).toHaveLength(1);
    now.mockReturnValue(later + 1000);
    expect(receipts.all()).toEqual([]);
    now.mockRestore();
  });
});
