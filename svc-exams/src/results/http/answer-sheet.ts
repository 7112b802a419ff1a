import { SharedPiece } from '@pathshala/service-kit/http/pieced-json';
import type { Answers, SubmittedAttempt } from '../../attempts/domain/attempt.ts';
import type { Paper, Question } from '../../papers/domain/paper.ts';
import { answeredQuestions, markedAnswer, type Answered } from '../domain/result-view.ts';

/** What a question says of one choice, or of none, as JSON between its text and its closing bracket. */
interface Choice {
  readonly selectedOption: string;
  readonly outcome: string;
  readonly score: string;
}

/** A question with its text, and what follows for each choice: as long for all of them, so that what comes then stands where it is. */
interface Entry {
  readonly question: Question;
  readonly text: SharedPiece;
  /** All text up to where the choice stands. */
  readonly before: Buffer;
  readonly choices: ReadonlyMap<string | undefined, string>;
  readonly pieces: Map<string | undefined, SharedPiece>;
}

/** The marked answers of all who were marked in the same subjects of a paper: the same text, filled in with their choices. */
export class AnswerSheet {
  readonly #entries: readonly Entry[];

  constructor(paper: Paper, answered: readonly Answered[]) {
    let before = Buffer.alloc(0);
    this.#entries = answered.map(({ subjectName, question }, index) => {
      const marked = (selected: string | undefined) =>
        markedAnswer(paper, { subjectName, question, selected });
      const { selectedOption: _option, outcome: _outcome, score: _score, ...text } = marked(undefined);
      const bytes = Buffer.from(`${index > 0 ? ',' : ''}${JSON.stringify(text).slice(0, -1)}`);
      const shared = new SharedPiece(bytes, before);
      const { choices, form } = choicesOf(question, marked);
      const upToChoice = Buffer.concat([before, bytes]);
      before = Buffer.concat([upToChoice, Buffer.from(form)]);
      return { question, text: shared, before: upToChoice, choices, pieces: new Map() };
    });
  }

  /** Without the brackets of the list. */
  filledIn(answers: Answers): readonly SharedPiece[] {
    return this.#entries.flatMap((entry) => [entry.text, choiceIn(entry, answers[entry.question._id])]);
  }
}

function choiceIn({ before, choices, pieces }: Entry, selected: string | undefined): SharedPiece {
  const known = pieces.get(selected);
  if (known !== undefined) return known;
  const text = choices.get(selected);
  if (text === undefined)
    throw new Error(`a choice was stored that the question does not offer: ${selected}`);
  const piece = new SharedPiece(Buffer.from(text), before);
  pieces.set(selected, piece);
  return piece;
}

/** The choices, blanks making them equally long, and their form: what they have in common, with zeros in its gaps. */
function choicesOf(
  question: Question,
  marked: (selected: string | undefined) => ReturnType<typeof markedAnswer>,
) {
  const options = [undefined, ...question.options.map(({ _id }) => _id)];
  const parts = options.map((selected): Choice => {
    const { selectedOption, outcome, score } = marked(selected);
    return {
      selectedOption: JSON.stringify(selectedOption),
      outcome: JSON.stringify(outcome),
      score: String(score),
    };
  });
  const longest = (field: keyof Choice) => Math.max(...parts.map((part) => Buffer.byteLength(part[field])));
  const lengths = {
    selectedOption: longest('selectedOption'),
    outcome: longest('outcome'),
    score: longest('score'),
  };
  const filled = (choice: Choice, fill: ' ' | '\0') => {
    const padded = (field: keyof Choice) =>
      choice[field] + fill.repeat(lengths[field] - Buffer.byteLength(choice[field]));
    return `,"selectedOption":${padded('selectedOption')},"outcome":${padded('outcome')},"score":${padded('score')}}`;
  };
  return {
    choices: new Map(parts.map((part, index) => [options[index], filled(part, ' ')])),
    form: filled({ selectedOption: '', outcome: '', score: '' }, '\0'),
  };
}

/** By the subjects that were marked. A paper is sat with a few combinations of them. */
const sheets = new WeakMap<Paper, Map<string, AnswerSheet>>();
const mostCombinations = 32;

/** Made once for each paper and the subjects that counted, and gone with the paper. */
export function answerSheetOf(paper: Paper, attempt: SubmittedAttempt): AnswerSheet {
  const known = sheets.get(paper) ?? new Map<string, AnswerSheet>();
  sheets.set(paper, known);
  const counted = attempt.outcome.subjects.map(({ subjectName }) => subjectName).join('\n');
  const sheet = known.get(counted) ?? new AnswerSheet(paper, answeredQuestions(paper, attempt));
  if (known.size >= mostCombinations && !known.has(counted)) known.clear();
  known.set(counted, sheet);
  return sheet;
}
