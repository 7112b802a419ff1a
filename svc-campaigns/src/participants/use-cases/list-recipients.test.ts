import { expect, it } from 'vitest';
import type { Message } from '../ports.ts';
import { listRecipients } from './list-recipients.ts';

it('a message to thousands lists some in a run, and the next run continues', async () => {
  const all = Array.from({ length: 4500 }, (_, n) => `r${String(n).padStart(4, '0')}`);
  let message: Message = {
    _id: 'm1',
    campaignId: 'c1',
    subject: { bn: '', en: '' },
    body: { bn: '', en: '' },
    audience: {},
    state: 'preparing',
    listedUpTo: '',
    createdAt: '2026-02-01T06:00:00.000Z',
  };
  const recipients: string[] = [];
  const list = listRecipients({
    participants: {
      listIds: async (_query, afterId, limit) => all.filter((id) => id > afterId).slice(0, limit),
    },
    messages: {
      async addRecipients(_message, ids) {
        recipients.push(...ids);
        message = { ...message, listedUpTo: ids.at(-1) ?? message.listedUpTo };
      },
      async setState(_id, state) {
        message = { ...message, state };
      },
    },
    now: () => 0,
  });
  expect([await list(message), recipients.length, message.state]).toEqual([false, 2000, 'preparing']);
  expect([await list(message), recipients.length, message.state]).toEqual([false, 4000, 'preparing']);
  expect([await list(message), message.state]).toEqual([true, 'sending']);
  expect(recipients).toEqual(all);
});
