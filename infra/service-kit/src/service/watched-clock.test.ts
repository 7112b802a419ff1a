import { describe, expect, it } from 'vitest';
import { createWatchedClock } from './watched-clock.ts';

describe('the clock of a process', () => {
  let time = 0;
  const start = () => createWatchedClock(() => time);

  it('is wrong when the tokens of all gateways are too old or too new', () => {
    const clock = start();
    for (let refused = 0; refused < 2; refused += 1) clock.refused('from the future');
    expect(clock.isRight()).toBe(true);
    clock.refused('expired');
    expect(clock.isRight()).toBe(false);
  });

  it('is right while the tokens of another gateway are accepted', () => {
    const clock = start();
    for (let calls = 0; calls < 20; calls += 1) {
      clock.refused('expired');
      clock.refused('expired');
      clock.accepted();
    }
    expect(clock.isRight()).toBe(true);
  });

  it('is believed again a while after the last refusal, and after the first token that is accepted', () => {
    const clock = start();
    const refuse = () => [1, 2, 3].forEach(() => clock.refused('from the future'));
    refuse();
    time += 14_999;
    expect(clock.isRight()).toBe(false);
    time += 1;
    expect(clock.isRight()).toBe(true);
    refuse();
    expect(clock.isRight()).toBe(false);
    clock.accepted();
    expect(clock.isRight()).toBe(true);
  });

  it('has nothing to do with a token of another form or key', () => {
    const clock = start();
    for (const reason of ['signature', 'form', 'claims'] as const)
      [1, 2, 3].forEach(() => clock.refused(reason));
    expect(clock.isRight()).toBe(true);
  });
});
