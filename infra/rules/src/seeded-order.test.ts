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
    const asked = (questions: boolean, options: boolean) =>
      orderPaper({ ...paper, order: { questions, options } }, 7);
    const optionsOf = ({ subjects }: typeof paper) =>
      subjects.flatMap((subject) => subject.mcqs.map((mcq) => mcq.options));
    expect(idsOf(asked(false, true))).toEqual(idsOf(paper));
    expect(optionsOf(asked(false, true))).not.toEqual(optionsOf(paper));
    expect(idsOf(asked(true, false))).not.toEqual(idsOf(paper));
    expect(optionsOf(asked(true, false))).toEqual(optionsOf(paper));
    expect(asked(false, false)).toEqual({ ...paper, order: { questions: false, options: false } });
  });

  it('keeps the other facts of a paper and of its subjects', () => {
    const named = { ...paper, title: 'Physics', subjects: [{ subjectName: 'Physics', mcqs }] };
    for (const [questions, options] of [
      [true, false],
      [false, true],
    ] as const) {
      const ordered = orderPaper({ ...named, order: { questions, options } }, 7);
      expect(ordered).toMatchObject({ title: 'Physics', subjects: [{ subjectName: 'Physics' }] });
    }
  });

  it('of a paper is the same in every version', () => {
    const [first, second] = orderPaper(paper, 42).subjects;
    expect(first?.mcqs.map(({ _id }) => _id)).toEqual(['q4', 'q2', 'q1', 'q6', 'q7', 'q5', 'q3', 'q0']);
    expect(second?.mcqs.map(({ _id }) => _id)).toEqual(['q3', 'q7', 'q4', 'q1', 'q0', 'q6', 'q5', 'q2']);
    const places = (options: readonly string[]) => options.map((each) => 'abcd'.indexOf(each)).join('');
    expect(first?.mcqs.map(({ options }) => places(options))).toEqual([
      '2130',
      '2130',
      '2031',
      '0312',
      '2031',
      '1023',
      '1320',
      '0312',
    ]);
  });

  it('moves missing items like all others', () => {
    const items = [undefined, 1, undefined, 2, 3];
    const asSeen = seededOrder([0, 1, 2, 3, 4], 42).map((at) => items[at]);
    expect(seededOrder(items, 42)).toEqual(asSeen);
  });

  it('is the same in every version: results are shown in the order of their sitting', () => {
    expect(seedOf('0123456789abcdef01234567')).toBe(965405269);
    expect(seededOrder([1, 2, 3, 4, 5], 42)).toEqual([1, 5, 3, 2, 4]);
  });
});
