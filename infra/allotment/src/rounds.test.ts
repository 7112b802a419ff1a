import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidate, market, markets, open, programme, reserved, seatsIn } from '../test/markets.ts';
import { allot } from './allot.ts';
import type { Answer } from './answers.ts';
import { checkAllotment } from './check-allotment.ts';
import { createExplainer } from './explain.ts';
import { AnswerError, checkRound, firstRound, inputOfRound, movesBetween, nextRound } from './rounds.ts';
import type { RoundState } from './round-state.ts';
import type { TiePolicy } from './types.ts';

const input = market(
  [programme('P', open(1)), programme('Q', open(1)), programme('R', open(1))],
  [
    candidate('c1', 1, { choices: ['P'] }),
    candidate('c2', 2, { choices: ['P', 'Q'] }),
    candidate('c3', 3, { choices: ['P', 'Q', 'R'] }),
    candidate('c4', 4, { choices: ['R'] }),
  ],
);
const answersOf = (answers: Readonly<Record<string, Answer>>, noAnswer: Answer = 'stop') => ({
  answers: Object.entries(answers).map(([id, answer]) => ({ candidate: id, answer })),
  noAnswer,
});

describe('rounds', () => {
  const first = firstRound(input);

  it('begin with everybody', () => {
    expect(first).toEqual({ round: 1, frozen: [], left: [], allotment: allot(input) });
    expect(seatsIn(first.allotment)).toEqual({ c1: 'P/open', c2: 'Q/open', c3: 'R/open' });
  });

  it('give the seat of who stops to who floats, and theirs to the waiting list', () => {
    const second = nextRound(input, first, answersOf({ c1: 'stop', c2: 'float', c3: 'float' }));
    expect(seatsIn(second.allotment)).toEqual({ c2: 'P/open', c3: 'Q/open', c4: 'R/open' });
    expect(second).toMatchObject({
      round: 2,
      frozen: [],
      left: [{ candidate: 'c1', reason: 'stopped', round: 1 }],
    });
    expect(movesBetween(first, second)).toEqual([
      { candidate: 'c1', from: { programme: 'P', category: 'open' }, to: null },
      {
        candidate: 'c2',
        from: { programme: 'Q', category: 'open' },
        to: { programme: 'P', category: 'open' },
      },
      {
        candidate: 'c3',
        from: { programme: 'R', category: 'open' },
        to: { programme: 'Q', category: 'open' },
      },
      { candidate: 'c4', from: null, to: { programme: 'R', category: 'open' } },
    ]);
  });

  it('leave the seat of who freezes with them, and a vacancy that nobody wants in the balance', () => {
    const second = nextRound(input, first, answersOf({ c1: 'stop', c2: 'freeze', c3: 'freeze' }));
    expect(seatsIn(second.allotment)).toEqual({ c2: 'Q/open', c3: 'R/open' });
    expect(second.frozen).toEqual([
      { candidate: 'c2', programme: 'Q' },
      { candidate: 'c3', programme: 'R' },
    ]);
    expect(second.allotment.seats[0]).toMatchObject({ programme: 'P', seats: 1, filled: 0 });
    const third = nextRound(input, second, answersOf({ c3: 'stop' }));
    expect(seatsIn(third.allotment)).toEqual({ c2: 'Q/open', c4: 'R/open' });
    expect(third.frozen).toEqual([{ candidate: 'c2', programme: 'Q' }]);
  });

  it.each<[Answer, Readonly<Record<string, string>>]>([
    ['stop', { c4: 'R/open' }],
    ['float', { c2: 'P/open', c3: 'Q/open', c4: 'R/open' }],
    ['freeze', { c2: 'Q/open', c3: 'R/open' }],
  ])('read no answer as %s by the policy; who has no seat goes on waiting', (noAnswer, expected) => {
    const second = nextRound(input, first, answersOf({ c1: 'stop' }, noAnswer));
    expect(seatsIn(second.allotment)).toEqual(expected);
    const reasons = second.left.map(({ candidate: id, reason }) => [id, reason]);
    const silent = [
      ['c2', 'no-answer'],
      ['c3', 'no-answer'],
    ];
    expect(reasons).toEqual([['c1', 'stopped'], ...(noAnswer === 'stop' ? silent : [])]);
  });

  it('let who waits stop', () => {
    const second = nextRound(input, first, answersOf({ c4: 'stop', c3: 'stop' }, 'freeze'));
    expect(second.allotment.unplaced).toEqual([]);
    expect(seatsIn(second.allotment)).toEqual({ c1: 'P/open', c2: 'Q/open' });
  });

  it('move a frozen candidate from a reserved seat to an open one of the same programme', () => {
    const reservedSeat = market(
      [programme('P', open(1), reserved('a', 1))],
      [candidate('c1', 1, { choices: ['P'] }), candidate('c2', 2, { choices: ['P'], claims: ['a'] })],
    );
    const before = firstRound(reservedSeat);
    expect(seatsIn(before.allotment)).toEqual({ c1: 'P/open', c2: 'P/a' });
    const after = nextRound(reservedSeat, before, answersOf({ c1: 'stop', c2: 'freeze' }));
    expect(seatsIn(after.allotment)).toEqual({ c2: 'P/open' });
  });

  it('name all answers that cannot be applied', () => {
    const second = nextRound(input, first, answersOf({ c1: 'stop', c2: 'freeze', c3: 'freeze' }));
    const answers = [
      { candidate: 'c9', answer: 'stop' as const },
      { candidate: 'c1', answer: 'stop' as const },
      { candidate: 'c2', answer: 'float' as const },
      { candidate: 'c3', answer: 'freeze' as const },
      { candidate: 'c3', answer: 'stop' as const },
      { candidate: 'c4', answer: 'float' as const },
    ];
    expect(() => nextRound(input, second, { answers, noAnswer: 'stop' })).toThrow(AnswerError);
    expect(faultsOf(() => nextRound(input, second, { answers, noAnswer: 'stop' }))).toEqual([
      { code: 'candidate-unknown', candidate: 'c9' },
      { code: 'left-before', candidate: 'c1' },
      { code: 'frozen-before', candidate: 'c2' },
      { code: 'answer-twice', candidate: 'c3' },
      { code: 'no-seat', candidate: 'c4' },
    ]);
  });

  it('find who lost by a change of the seats between rounds', () => {
    const closed = {
      ...input,
      programmes: [programme('P', open(1)), programme('Q', open(0)), programme('R', open(1))],
    };
    const second = nextRound(closed, first, answersOf({}, 'float'));
    expect(checkRound(closed, first, second)).toEqual([
      { code: 'worse-than-before', candidate: 'c2', programme: 'Q', category: 'open' },
    ]);
  });

  it('explain the choices that are left', () => {
    const second = nextRound(input, first, answersOf({ c1: 'freeze', c2: 'float', c3: 'freeze' }));
    const rest = inputOfRound(input, second);
    const { explain, waitingList } = createExplainer(rest, second.allotment);
    expect(explain('c2').map(({ programme: at, code }) => [at, code])).toEqual([
      ['P', 'refused'],
      ['Q', 'placed'],
    ]);
    expect(explain('c3')).toHaveLength(1);
    expect(waitingList({ programme: 'P', category: 'open' })).toEqual(['c2']);
  });
});

function faultsOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error instanceof AnswerError ? error.faults : error;
  }
  return undefined;
}

describe.each(
  (['by-lot', 'exceed', 'leave'] as const).flatMap((ties: TiePolicy) => [
    { ties, isMoving: false },
    { ties, isMoving: true },
  ]),
)('three rounds with ties $ties, seats moving: $isMoving', (kind) => {
  const anyAnswer = fc.constantFrom<Answer | undefined>('freeze', 'float', 'float', 'stop', undefined);

  function answerAll(state: RoundState, answers: Iterator<Answer | undefined>) {
    const frozen = new Set(state.frozen.map(({ candidate: id }) => id));
    return state.allotment.placements.flatMap(({ candidate: id }) => {
      const answer = answers.next().value;
      if (answer === undefined || (answer === 'float' && frozen.has(id))) return [];
      return [{ candidate: id, answer }];
    });
  }

  it('never give who goes on a worse seat, and break no rule', () => {
    fc.assert(
      fc.property(markets(kind), fc.infiniteStream(anyAnswer), (random, answers) => {
        let state = firstRound(random);
        for (let round = 2; round <= 3; round += 1) {
          const next = nextRound(random, state, { answers: answerAll(state, answers), noAnswer: 'stop' });
          expect(checkRound(random, state, next)).toEqual([]);
          expect(checkAllotment(inputOfRound(random, next), next.allotment)).toEqual([]);
          expect(allot(inputOfRound(random, next)).placements).toEqual(next.allotment.placements);
          state = next;
        }
      }),
      { numRuns: 200 },
    );
  });
});
