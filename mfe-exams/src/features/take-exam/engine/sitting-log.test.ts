import { describe, expect, it } from 'vitest';
import { createSittingLog } from './sitting-log.ts';

function logAt(spent: readonly { questionId: string; seconds: number }[] = []) {
  let time = 0;
  let sends = 0;
  const onLoss = () => void (sends += 1);
  const log = createSittingLog({ spent, tick: () => time, now: () => time, onLoss });
  return { log, pass: (ms: number) => (time += ms), sends: () => sends };
}

describe('the time of a question', () => {
  it('is counted while it is in view, on top of what the server has', () => {
    const { log, pass } = logAt([{ questionId: 'q1', seconds: 30 }]);
    log.show('q1');
    pass(4_400);
    log.show('q2');
    pass(7_000);
    log.show('q1');
    pass(1_200);
    expect(log.unsent().spent).toEqual([
      { questionId: 'q1', seconds: 36 },
      { questionId: 'q2', seconds: 7 },
    ]);
  });

  it('is sent once', () => {
    const { log, pass } = logAt();
    log.show('q1');
    pass(5_000);
    log.acknowledge(log.unsent());
    pass(300);
    expect(log.unsent().spent).toEqual([]);
  });
});

describe('an absence', () => {
  it('of more than two seconds is recorded with its length, and is nobody’s time', () => {
    const { log, pass, sends } = logAt();
    log.show('q1');
    pass(3_000);
    log.leave();
    pass(1_900);
    log.comeBack();
    expect(log.unsent().focusLosses).toEqual([]);
    log.leave();
    pass(60_000);
    log.leave();
    log.comeBack();
    const unsent = log.unsent();
    expect(unsent).toEqual({
      spent: [{ questionId: 'q1', seconds: 3 }],
      focusLosses: [{ at: '1970-01-01T00:00:04.900Z', awayMs: 60_000 }],
    });
    expect(sends()).toBe(1);
    log.acknowledge(unsent);
    expect(log.unsent().focusLosses).toEqual([]);
  });
});
