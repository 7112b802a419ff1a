import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { MailHeldError } from './limited-mail.ts';
import type { MailMessage } from './port.ts';
import { sendDueMails, type DueMails } from './send-due-mails.ts';

interface Letter {
  readonly _id: string;
  readonly state: 'due' | 'sent' | 'failed';
  readonly dueAt: number;
  readonly failures: number;
}

/** A store that compares the lease, as the adapters do. */
function letterStore(count: number) {
  const stored = new Map<string, Letter>();
  for (let n = 0; n < count; n += 1)
    stored.set(`l${n}`, { _id: `l${n}`, state: 'due', dueAt: n, failures: 0 });
  const isSame = ({ _id, dueAt }: Letter) => {
    const found = stored.get(_id);
    return found?.dueAt === dueAt && found.state === 'due';
  };
  const change = (read: Letter, changes: Partial<Letter>): Letter | null => {
    if (!isSame(read)) return null;
    const changed = { ...read, ...changes };
    stored.set(read._id, changed);
    return changed;
  };
  const mails: DueMails<Letter> = {
    listDue: async (nowMs, limit) =>
      [...stored.values()].filter(({ state, dueAt }) => state === 'due' && dueAt <= nowMs).slice(0, limit),
    lease: async (due, untilMs) => change(due, { dueAt: untilMs }),
    async markSent(leased) {
      change(leased, { state: 'sent' });
    },
    async markFailed(leased, nextMs) {
      change(
        leased,
        nextMs === null ? { state: 'failed' } : { dueAt: nextMs, failures: leased.failures + 1 },
      );
    },
  };
  const countOf = (state: Letter['state']) =>
    [...stored.values()].filter((letter) => letter.state === state).length;
  return { stored, mails, countOf };
}

const messageOf = ({ _id }: Letter): MailMessage => ({
  id: _id,
  to: 'a@example.com',
  reason: 'proved',
  subject: '',
  text: '',
});

function senderOf(mails: DueMails<Letter>, clock: { ms: number }, send: (id: string) => Promise<void>) {
  const batches: number[] = [];
  const run = sendDueMails({
    mails,
    mail: { send: ({ id }) => send(id) },
    now: () => clock.ms,
    service: 'test',
    failuresOf: ({ failures }) => failures,
    async writerOf(batch) {
      batches.push(batch.length);
      return async (letter) => (letter._id === 'l7' ? null : messageOf(letter));
    },
    onFailure: () => undefined,
  });
  return { run, batches };
}

describe('sending due mails', () => {
  it('reads what a batch shares once, until a batch is not full', async () => {
    const { mails, countOf } = letterStore(120);
    const { run, batches } = senderOf(mails, { ms: 1000 }, async () => undefined);
    await run();
    expect(batches).toEqual([50, 50, 20]);
    expect([countOf('sent'), countOf('failed')]).toEqual([119, 1]);
  });

  it('stops after a thousand; the next run continues', async () => {
    const { mails, countOf } = letterStore(1200);
    const { run } = senderOf(mails, { ms: 5000 }, async () => undefined);
    await run();
    expect(countOf('due')).toBe(200);
    await run();
    expect(countOf('due')).toBe(0);
  });

  it('waits for the end of a limit without counting a failure', async () => {
    const { mails, stored } = letterStore(1);
    const clock = { ms: 1000 };
    let waitMs = 7_000;
    const { run } = senderOf(mails, clock, async () => {
      if (waitMs > 0) throw new MailHeldError(waitMs);
    });
    await run();
    expect(stored.get('l0')).toEqual({ _id: 'l0', state: 'due', dueAt: 8_000, failures: 0 });
    [waitMs, clock.ms] = [0, 8_000];
    await run();
    expect(stored.get('l0')).toMatchObject({ state: 'sent' });
  });

  it('is done once by two processes at the same time', async () => {
    const { mails } = letterStore(80);
    const sent: string[] = [];
    const send = async (id: string) => void sent.push(id);
    const clock = { ms: 1000 };
    await Promise.all([senderOf(mails, clock, send).run(), senderOf(mails, clock, send).run()]);
    expect(sent).toHaveLength(79);
    expect(new Set(sent).size).toBe(79);
  });

  it.each(['accepted', 'refused'])(
    'marks nothing for a slow sender, %s in the end, whose mail another process has taken',
    async (outcome) => {
      const { mails, stored } = letterStore(1);
      const clock = { ms: 1000 };
      const [slow, quick] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = senderOf(mails, clock, () => slow.promise).run();
      await nextTurn();
      clock.ms += 61_000;
      const second = senderOf(mails, clock, () => quick.promise).run();
      await nextTurn();
      const leaseOfSecond = { state: 'due', dueAt: clock.ms + 60_000, failures: 0 };
      expect(stored.get('l0')).toMatchObject(leaseOfSecond);
      if (outcome === 'accepted') slow.resolve();
      else slow.reject(new Error('the server is away'));
      await first;
      expect(stored.get('l0')).toMatchObject(leaseOfSecond);
      quick.resolve();
      await second;
      expect(stored.get('l0')).toMatchObject({ state: 'sent' });
    },
  );
});
