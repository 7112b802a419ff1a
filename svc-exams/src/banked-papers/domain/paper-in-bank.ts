import type { Paper, Question } from '../../papers/index.ts';
import { duplicateKeyOf } from '../../question-bank/index.ts';

/** A question of a paper, with what identifies it in the bank. */
export interface PaperQuestion {
  readonly question: Question;
  /** The position in the paper, from 1. */
  readonly number: number;
  readonly subjectName: string;
  readonly duplicateKey: string;
  /** Ids by which it may be in the bank: of its original there, and of a question that was added from a paper. */
  readonly ids: readonly string[];
}

export function paperQuestionsOf(
  paper: Paper,
  addedIdOf: (duplicateKey: string) => string,
): readonly PaperQuestion[] {
  return paper.subjects
    .flatMap(({ subjectName, mcqs }) => mcqs.map((question) => ({ subjectName, question })))
    .map(({ subjectName, question }, index) => {
      const duplicateKey = duplicateKeyOf(question);
      const { bankQuestionId } = question;
      const ids = [...(bankQuestionId === undefined ? [] : [bankQuestionId]), addedIdOf(duplicateKey)];
      return { question, number: index + 1, subjectName, duplicateKey, ids };
    });
}

interface Identity {
  readonly _id: string;
  readonly duplicateKey: string;
}

/** The question's id in the bank, by its text first; null: it is not there. */
export function bankedIds(
  identities: readonly Identity[],
): (question: Pick<PaperQuestion, 'ids' | 'duplicateKey'>) => string | null {
  const byText = new Map(identities.map(({ _id, duplicateKey }) => [duplicateKey, _id]));
  const known = new Set(identities.map(({ _id }) => _id));
  return ({ ids, duplicateKey }) => byText.get(duplicateKey) ?? ids.find((id) => known.has(id)) ?? null;
}

export interface SubjectInBank {
  readonly subjectName: string;
  readonly questions: number;
  readonly inBank: number;
}

/** Counts by the names of the subjects, in the order of the paper. */
export function subjectsInBank(
  questions: readonly PaperQuestion[],
  idOf: ReturnType<typeof bankedIds>,
): readonly SubjectInBank[] {
  const bySubject = Map.groupBy(questions, ({ subjectName }) => subjectName);
  return [...bySubject].map(([subjectName, of]) => ({
    subjectName,
    questions: of.length,
    inBank: of.filter((question) => idOf(question) !== null).length,
  }));
}
