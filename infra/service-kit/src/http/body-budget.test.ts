import { describe, expect, it } from 'vitest';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { createBodyBudget, type BodyBudget, type BodyKind } from './body-budget.ts';

const address = '203.0.113.7';
const student = { role: 'student', userId: 'a', address } as const;
const another = { role: 'student', userId: 'b', address } as const;
const visitor = { role: 'visitor', userId: null, address } as const;
const admin = { role: 'admin', userId: 'c', address } as const;

type Caller = Parameters<BodyBudget['meter']>[0];

/** A body that arrives at once. */
function spend(budget: BodyBudget, caller: Caller, [bytes, kind]: readonly [number, BodyKind?]): void {
  const meter = budget.meter(caller, kind);
  try {
    meter.arrived(bytes);
  } catch (refusal) {
    meter.giveBack();
    throw refusal;
  }
}

function isRefused(work: () => void): boolean {
  try {
    work();
    return false;
  } catch (refusal) {
    if (refusal instanceof DomainError) return true;
    throw refusal;
  }
}

describe('the bytes that a caller may send', () => {
  it('are counted for each account on its own', () => {
    const budget = createBodyBudget(() => 0);
    for (let body = 0; body < 2; body += 1) spend(budget, student, [250_000]);
    expect(() => spend(budget, student, [250_000])).toThrow(expect.objectContaining({ kind: 'too-many' }));
    expect(() => spend(budget, another, [250_000])).not.toThrow();
  });

  it('begin anew after ten seconds, and the refusal says when', () => {
    let time = 0;
    const budget = createBodyBudget(() => time);
    spend(budget, student, [400_000]);
    time = 4000;
    expect(() => spend(budget, student, [400_000])).toThrow(
      expect.objectContaining({ detail: { retryAfterSeconds: 6 } }),
    );
    time = 10_000;
    expect(() => spend(budget, student, [400_000])).not.toThrow();
  });

  it('are enough for an administrator with ten papers, and for a classroom that registers', () => {
    const budget = createBodyBudget(() => 0);
    for (let paper = 0; paper < 10; paper += 1) spend(budget, admin, [6_000_000]);
    for (let form = 0; form < 300; form += 1) spend(budget, visitor, [10_000]);
    expect(() => spend(budget, admin, [6_000_000])).toThrow(DomainError);
    expect(() => spend(budget, visitor, [2_000_000])).toThrow(DomainError);
  });

  it('are not counted for bodies that cost no more than their request', () => {
    const budget = createBodyBudget(() => 0);
    for (let save = 0; save < 1000; save += 1) spend(budget, student, [4000]);
    expect(() => spend(budget, student, [400_000])).not.toThrow();
  });
});

describe('the bytes of a body', () => {
  it('count as they arrive, whatever its head announces', () => {
    const budget = createBodyBudget(() => 0);
    const silent = Array.from({ length: 50 }, () => budget.meter(student, 'file'));
    expect(() => spend(budget, student, [5_000_000, 'file'])).not.toThrow();
    const [slow] = silent;
    for (let piece = 0; piece < 5; piece += 1) slow?.arrived(1_000_000);
    expect(() => slow?.arrived(200_000)).toThrow(DomainError);
  });

  it('are given back when it is cut off, by its own account and by all', () => {
    const budget = createBodyBudget(() => 0);
    spend(budget, student, [5_000_000, 'file']);
    for (let cut = 0; cut < 40; cut += 1) {
      const meter = budget.meter(student, 'file');
      meter.arrived(4_000_000);
      meter.giveBack();
    }
    expect(() => spend(budget, student, [5_000_000, 'file'])).not.toThrow();
    expect(() => spend(budget, another, [5_000_000, 'file'])).not.toThrow();
  });

  it('are not given back to another window than the one that has them', () => {
    let time = 0;
    const budget = createBodyBudget(() => time);
    const meters = Array.from({ length: 10 }, (_, n) =>
      budget.meter({ ...student, userId: `c${n}` }, 'file'),
    );
    for (const meter of meters) meter.arrived(10_000_000);
    time = 10_000;
    for (const meter of meters) meter.giveBack();
    for (let n = 0; n < 10; n += 1) spend(budget, { ...student, userId: `d${n}` }, [10_000_000, 'file']);
    expect(() => spend(budget, { ...student, userId: 'd0' }, [50_000, 'file'])).toThrow(DomainError);
  });
});

describe('the files of all students together', () => {
  const others = (count: number, network = address) =>
    Array.from({ length: count }, (_, n) => ({ ...student, userId: `${network} ${n}`, address: network }));

  it('are two photos at their limit for each, beside an exam', () => {
    const budget = createBodyBudget(() => 0);
    spend(budget, student, [500_000]);
    for (let photo = 0; photo < 2; photo += 1) spend(budget, student, [5_000_000, 'file']);
    expect(() => spend(budget, student, [200_000, 'file'])).toThrow(DomainError);
    expect(() => spend(budget, admin, [6_000_000, 'file'])).not.toThrow();
  });

  it('are refused beyond 100 MB to those who have had more than their share, and to nobody else', () => {
    const budget = createBodyBudget(() => 0);
    for (const greedy of others(11)) spend(budget, greedy, [9_000_000, 'file']);
    for (const greedy of others(11))
      expect(() => spend(budget, greedy, [1_050_000, 'file'])).toThrow(DomainError);
    // One in the same classroom, and one elsewhere.
    expect(() => spend(budget, student, [4_000_000, 'file'])).not.toThrow();
    expect(() => spend(budget, { ...another, address: '198.51.100.1' }, [9_000_000, 'file'])).not.toThrow();
  });

  it('leave room for another network, however many accounts the first one has', () => {
    const budget = createBodyBudget(() => 0);
    for (const greedy of others(300, '192.0.2.1')) {
      const meter = budget.meter(greedy, 'file');
      if (isRefused(() => meter.arrived(1_000_000))) meter.giveBack();
    }
    expect(() => spend(budget, student, [5_000_000, 'file'])).not.toThrow();
  });
});
