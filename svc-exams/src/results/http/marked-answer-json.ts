import type { Paper, Question } from '../../papers/domain/paper.ts';
import { markedAnswer, type Answered } from '../domain/result-view.ts';

interface QuestionJson {
  /** What every student sees of the question, without its closing bracket. */
  readonly shared: Buffer;
  /** The rest, by the option that was chosen: as many as the question has options, and one for none. */
  readonly byChoice: Map<string | undefined, Buffer>;
}

/** Made once for each question and gone with its paper. */
const known = new WeakMap<Question, QuestionJson>();

/** A marked answer as JSON, in pieces. */
export function markedAnswerJson(paper: Paper, answered: Answered): readonly [Buffer, Buffer] {
  const { question, selected } = answered;
  const entry = known.get(question);
  const own = entry?.byChoice.get(selected);
  if (entry !== undefined && own !== undefined) return [entry.shared, own];

  const { selectedOption, outcome, score, ...text } = markedAnswer(paper, answered);
  const made = entry ?? { shared: Buffer.from(JSON.stringify(text).slice(0, -1)), byChoice: new Map() };
  const choice = Buffer.from(`,${JSON.stringify({ selectedOption, outcome, score }).slice(1)}`);
  made.byChoice.set(selected, choice);
  known.set(question, made);
  return [made.shared, choice];
}
