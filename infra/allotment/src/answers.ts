import type { RoundState } from './round-state.ts';
import type { AllotmentInput } from './types.ts';

/**
 * The answer of a candidate after a round: `freeze` keeps the seat and wants no other, `float` keeps it until there is a
 * better one, `stop` gives up the seat and all other choices.
 */
export type Answer = 'freeze' | 'float' | 'stop';

/** The answer of one candidate. */
export interface CandidateAnswer {
  readonly candidate: string;
  readonly answer: Answer;
}

/** Why an answer cannot be applied. Answers change in one direction only: float, freeze, stop. */
export interface AnswerFault {
  readonly code:
    | 'candidate-unknown'
    | 'answer-twice'
    /** Only a seat can be frozen or held while floating. */
    | 'no-seat'
    | 'frozen-before'
    | 'left-before';
  readonly candidate: string;
}

/** All answers that cannot be applied, in their order. */
export function answerFaults(
  input: AllotmentInput,
  state: RoundState,
  answers: readonly CandidateAnswer[],
): readonly AnswerFault[] {
  const known = {
    candidates: new Set(input.candidates.map(({ id }) => id)),
    left: idsOf(state.left),
    frozen: idsOf(state.frozen),
    placed: idsOf(state.allotment.placements),
    answered: new Set<string>(),
  };
  return answers.flatMap((answer) => {
    const code = codeOf(answer, known);
    known.answered.add(answer.candidate);
    return code === undefined ? [] : [{ code, candidate: answer.candidate }];
  });
}

type Known = Readonly<Record<'answered' | 'candidates' | 'frozen' | 'left' | 'placed', ReadonlySet<string>>>;

function codeOf({ candidate, answer }: CandidateAnswer, known: Known): AnswerFault['code'] | undefined {
  if (!known.candidates.has(candidate)) return 'candidate-unknown';
  if (known.answered.has(candidate)) return 'answer-twice';
  if (known.left.has(candidate)) return 'left-before';
  if (answer === 'stop') return undefined;
  if (!known.placed.has(candidate)) return 'no-seat';
  return answer === 'float' && known.frozen.has(candidate) ? 'frozen-before' : undefined;
}

function idsOf(items: readonly { readonly candidate: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ candidate }) => candidate));
}
