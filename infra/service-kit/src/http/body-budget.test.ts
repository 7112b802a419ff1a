import { describe, expect, it } from 'vitest';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { createBodyBudget } from './body-budget.ts';

const address = '203.0.113.7';
const student = { role: 'student', userId: 'a', address } as const;
const another = { role: 'student', userId: 'b', address } as const;
const visitor = { role: 'visitor', userId: null, address } as const;
const admin = { role: 'admin', userId: 'c', address } as const;

describe('the bytes that a caller may send', () => {
  it('are counted for each account on its own', () => {
    const budget = createBodyBudget(() => 0);
    for (let body = 0; body < 2; body += 1) budget.spend(student, 250_000);
    expect(() => budget.spend(student, 250_000)).toThrow(expect.objectContaining({ kind: 'too-many' }));
    expect(() => budget.spend(another, 250_000)).not.toThrow();
  });

  it('begin anew after ten seconds, and the refusal says when', () => {
    let time = 0;
    const budget = createBodyBudget(() => time);
    budget.spend(student, 400_000);
    time = 4000;
    expect(() => budget.spend(student, 400_000)).toThrow(
      expect.objectContaining({ detail: { retryAfterSeconds: 6 } }),
    );
    time = 10_000;
    expect(() => budget.spend(student, 400_000)).not.toThrow();
  });

  it('are enough for an administrator with ten papers, and for a classroom that registers', () => {
    const budget = createBodyBudget(() => 0);
    for (let paper = 0; paper < 10; paper += 1) budget.spend(admin, 6_000_000);
    for (let form = 0; form < 300; form += 1) budget.spend(visitor, 10_000);
    expect(() => budget.spend(admin, 6_000_000)).toThrow(DomainError);
    expect(() => budget.spend(visitor, 2_000_000)).toThrow(DomainError);
  });

  it('let a student send two photos at their limit, beside an exam, and many students no flood of them', () => {
    const budget = createBodyBudget(() => 0);
    budget.spend(student, 500_000);
    for (let photo = 0; photo < 2; photo += 1) budget.spend(student, 5_000_000, 'file');
    expect(() => budget.spend(student, 200_000, 'file')).toThrow(DomainError);
    for (let n = 0; n < 18; n += 1) budget.spend({ ...student, userId: `c${n}` }, 5_000_000, 'file');
    expect(() => budget.spend(another, 5_000_000, 'file')).toThrow(DomainError);
    expect(() => budget.spend(admin, 6_000_000, 'file')).not.toThrow();
  });

  it('are not counted for bodies that cost no more than their request', () => {
    const budget = createBodyBudget(() => 0);
    for (let save = 0; save < 1000; save += 1) budget.spend(student, 4000);
    expect(() => budget.spend(student, 400_000)).not.toThrow();
  });
});
