import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPaper, seededOrder, seedOf } from './seeded-order.ts';

const mcqs = Array.from({ length: 8 }, (_, at) => ({ _id: `q${at}`, options: ['a', 'b', 'c', 'd'] }));
const paper = { order: { questions: true, options: true }, subjects: [{ mcqs }, { mcqs }] };
const idsOf = ({ subjects }: typeof paper) => subjects.map((subject) => subject.mcqs.map(({ _id }) => _id));

describe('an order by seed', () => {
  it('has every item once, and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(0xffffffff), (items, seed) => {
        const ordered = seededOrder(items, seed);
        expect(ordered.toSorted((one, other) => one - other)).toEqual(
          items.toSorted((one, other) => one - other),
        );
        expect(seededOrder(items, seed)).toEqual(ordered);
      }),
    );
  });

  it('puts every item first about as often', () => {
    const firsts = Array.from(
      { length: 4000 },
      (_, at) => seededOrder('abcd'.split(''), seedOf(`attempt${at}`))[0],
    );
    const counts = 'abcd'.split('').map((letter) => firsts.filter((first) => first === letter).length);
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });

  it('of a paper keeps questions in their subjects and options in their questions', () => {
    const [one, other] = idsOf(orderPaper(paper, seedOf('attempt1')));
    expect(one?.toSorted()).toEqual(mcqs.map(({ _id }) => _id));
    expect(one).not.toEqual(other);
    const options = orderPaper(paper, 7).subjects.flatMap((subject) =>
      subject.mcqs.map((mcq) => mcq.options),
    );
    expect(options.every((each) => each.toSorted().join('') === 'abcd')).toBe(true);
    expect(new Set(options.map((each) => each.join(''))).size).toBeGreaterThan(1);
  });

  it('changes only what the paper asks for', () => {
    const { order: _none, ...asWritten } = paper;
    expect(orderPaper(asWritten, 7)).toBe(asWritten);
    const onlyOptions = orderPaper({ ...paper, order: { questions: false, options: true } }, 7);
    expect(idsOf(onlyOptions)).toEqual(idsOf(paper));
  });

  it('is the same in every version: results are shown in the order of their sitting', () => {
    expect(seedOf('0123456789abcdef01234567')).toBe(965405269);
    expect(seededOrder([1, 2, 3, 4, 5], 42)).toEqual([1, 5, 3, 2, 4]);
  });
});
