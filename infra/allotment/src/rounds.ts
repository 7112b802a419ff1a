import { allot } from './allot.ts';
import { answerFaults } from './answers.ts';
import type { Answer, AnswerFault, CandidateAnswer } from './answers.ts';
import { compareText } from './ranking.ts';
import type { Left, RoundState } from './round-state.ts';
import type { AllotmentInput, Candidate, Placement, Seat } from './types.ts';
import type { Violation } from './violation.ts';

/** The answers after a round, and what a candidate means who holds a seat, has not frozen it and gives none. */
export interface RoundAnswers {
  readonly answers: readonly CandidateAnswer[];
  readonly noAnswer: Answer;
}

/** Answers that cannot be applied; `faults` says whose and why. */
export class AnswerError extends Error {
  readonly faults: readonly AnswerFault[];

  constructor(faults: readonly AnswerFault[]) {
    super(`${faults.length} answers cannot be applied, the first because of ${faults[0]?.code}`);
    this.name = 'AnswerError';
    this.faults = faults;
  }
}

/** The first round: everybody takes part with their whole list. */
export function firstRound(input: AllotmentInput): RoundState {
  return { round: 1, frozen: [], left: [], allotment: allot(input) };
}

/**
 * The next round: the answers are applied, and seats are allotted again from the start. A seat that is given up goes to
 * the next candidate; who floats keeps their seat or gets a better one; who has no seat goes on waiting.
 *
 * @throws AnswerError if an answer cannot be applied, AllotmentInputError if the input has faults.
 */
export function nextRound(input: AllotmentInput, state: RoundState, given: RoundAnswers): RoundState {
  const faults = answerFaults(input, state, given.answers);
  if (faults.length > 0) throw new AnswerError(faults);
  const { frozen, left } = applyAnswers(state, given);
  const allotment = allot(inputOfRound(input, { ...state, frozen, left }));
  return { round: state.round + 1, frozen, left, allotment };
}

/**
 * The input with what candidates still want: nothing of those who left, the programme of those who froze, and the
 * choices down to the seat of those who float. For a round that has been computed this has the same placements and
 * explanations of the choices that are left.
 */
export function inputOfRound(input: AllotmentInput, state: RoundState): AllotmentInput {
  const left = new Set(state.left.map(({ candidate }) => candidate));
  const frozen = new Map(state.frozen.map(({ candidate, programme }) => [candidate, programme]));
  const held = new Map(state.allotment.placements.map(({ candidate, programme }) => [candidate, programme]));
  const candidates = input.candidates
    .filter(({ id }) => !left.has(id))
    .map((candidate) =>
      wantedBy(candidate, { frozen: frozen.get(candidate.id), held: held.get(candidate.id) }),
    );
  return { ...input, candidates };
}

function wantedBy(
  candidate: Candidate,
  { frozen, held }: { readonly frozen: string | undefined; readonly held: string | undefined },
): Candidate {
  if (frozen !== undefined) return { ...candidate, choices: [frozen] };
  if (held === undefined) return candidate;
  return { ...candidate, choices: candidate.choices.slice(0, candidate.choices.indexOf(held) + 1) };
}

function applyAnswers(state: RoundState, { answers, noAnswer }: RoundAnswers) {
  const seats = new Map(state.allotment.placements.map((placement) => [placement.candidate, placement]));
  const frozen = new Map(state.frozen.map((entry) => [entry.candidate, entry]));
  const left = [...state.left];
  const leave = (candidate: string, reason: Left['reason']) => {
    frozen.delete(candidate);
    left.push({ candidate, reason, round: state.round });
  };
  const freeze = (candidate: string) => {
    const seat = seats.get(candidate);
    if (seat !== undefined) frozen.set(candidate, { candidate, programme: seat.programme });
  };
  const answered = new Set<string>();
  for (const { candidate, answer } of answers) {
    answered.add(candidate);
    if (answer === 'stop') leave(candidate, 'stopped');
    if (answer === 'freeze') freeze(candidate);
  }
  for (const candidate of seats.keys()) {
    if (answered.has(candidate) || frozen.has(candidate)) continue;
    if (noAnswer === 'stop') leave(candidate, 'no-answer');
    if (noAnswer === 'freeze') freeze(candidate);
  }
  return { frozen: byCandidate([...frozen.values()]), left: byCandidate(left) };
}

function byCandidate<Item extends { readonly candidate: string }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((left, right) => compareText(left.candidate, right.candidate));
}

/** A candidate whose seat is another one than before; null stands for no seat. */
export interface Move {
  readonly candidate: string;
  readonly from: Seat | null;
  readonly to: Seat | null;
}

/** The candidates whose seat changed between two rounds, sorted by id. */
export function movesBetween(before: RoundState, after: RoundState): readonly Move[] {
  const from = seatsOf(before);
  const to = seatsOf(after);
  const candidates = [...new Set([...from.keys(), ...to.keys()])].sort(compareText);
  return candidates
    .map((candidate) => ({ candidate, from: from.get(candidate) ?? null, to: to.get(candidate) ?? null }))
    .filter(
      (move) => move.from?.programme !== move.to?.programme || move.from?.category !== move.to?.category,
    );
}

function seatsOf({ allotment }: RoundState): ReadonlyMap<string, Seat> {
  return new Map(allotment.placements.map(({ candidate, ...seat }: Placement) => [candidate, seat]));
}

/** Candidates who held a seat, did not leave, and got a worse one or none. Empty unless seats or ranks were changed between the rounds. */
export function checkRound(
  input: AllotmentInput,
  before: RoundState,
  after: RoundState,
): readonly Violation[] {
  const left = new Set(after.left.map(({ candidate }) => candidate));
  const now = seatsOf(after);
  const held = seatsOf(before);
  return input.candidates.flatMap(({ id, choices }) => {
    const seat = held.get(id);
    if (seat === undefined || left.has(id)) return [];
    const place = choices.indexOf(now.get(id)?.programme ?? '');
    const isWorse = place === -1 || place > choices.indexOf(seat.programme);
    return isWorse ? [{ code: 'worse-than-before' as const, candidate: id, ...seat }] : [];
  });
}
