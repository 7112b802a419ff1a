import {
  changedKeys,
  withCorrectedKeys,
  withCorrection,
  type StoredKeyCorrection,
} from '@pathshala/rules/key-corrections';

interface Option {
  readonly _id: string;
  readonly text: string;
  readonly isCorrect: boolean;
}

export interface Question {
  readonly _id: string;
  readonly question: string;
  readonly points: number;
  readonly explanation: string;
  readonly options: readonly Option[];
  /** Everyone may read the question with its key. Only stored when true. */
  readonly isSample?: true;
}

export interface Subject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly Question[];
}

/** A past exam as it is published for svc-exams. Only `year` is not part of the event. */
export interface PaperContent {
  readonly courseId: string;
  readonly courseCode: string;
  readonly courseName: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly year: string | number;
  readonly title: string;
  /** Minutes. */
  readonly timeLimit: number;
  readonly totalMarks: number;
  readonly requiredSubjects: number;
  /** Percent of a question's points that a wrong answer costs. */
  readonly negativeMarkingPercentage: number;
  readonly subjects: readonly Subject[];
}

/** A past exam with its key: a document of its own (design §3.5), its id is the yearId. */
export interface Paper {
  readonly _id: string;
  readonly content: PaperContent;
  /** Corrections of the key by svc-exams; missing in older documents. They apply to every later save. */
  readonly keyCorrections?: readonly StoredKeyCorrection[];
  /** Somebody has submitted the paper, so that its key is changed by corrections only; missing: no submit is known. */
  readonly isSat?: true;
  /** Increases with each published event. */
  readonly version: number;
  readonly status: 'draft' | 'published' | 'withdrawn';
  /** Epoch ms while a save is in progress, else null. After that time the job `repair-papers` reconciles paper and course. */
  readonly settleAt: number | null;
}

export interface PaperTransition {
  readonly paper: Paper;
  readonly step: 'none' | 'publish' | 'withdraw';
}

function hasQuestions({ subjects }: Pick<PaperContent, 'subjects'>): boolean {
  return subjects.some(({ mcqs }) => mcqs.length > 0);
}

function transitionTo(paper: Paper, isAvailable: boolean): PaperTransition {
  const version = paper.version + 1;
  return isAvailable
    ? { paper: { ...paper, version, status: 'published' }, step: 'publish' }
    : { paper: { ...paper, version, status: 'withdrawn' }, step: 'withdraw' };
}

export function draftPaper(id: string, content: PaperContent, settleAt: number): PaperTransition {
  const draft: Paper = { _id: id, content, version: 0, status: 'draft', settleAt };
  return hasQuestions(content) ? transitionTo(draft, true) : { paper: draft, step: 'none' };
}

/** Returns null when nothing changes, so that nothing is published. */
export function revisePaper(before: Paper, authored: PaperContent, settleAt: number): PaperTransition | null {
  const content = withCorrectedKeys(authored, before.keyCorrections);
  const isAvailable = hasQuestions(content);
  const isSame = JSON.stringify(before.content) === JSON.stringify(content);
  if (isSame && isAvailable === (before.status === 'published')) return null;
  const paper = { ...before, content, settleAt };
  if (!isAvailable && before.status !== 'published') return { paper, step: 'none' };
  return transitionTo(paper, isAvailable);
}

/** Ids of the questions whose key an author has changed although the paper was sat. */
export function keysChangedAfterSitting(before: Paper, authored: PaperContent): readonly string[] {
  if (before.isSat !== true) return [];
  const content = withCorrectedKeys(authored, before.keyCorrections);
  return changedKeys(questionsOf(before.content), questionsOf(content));
}

function questionsOf({ subjects }: Pick<PaperContent, 'subjects'>): readonly Question[] {
  return subjects.flatMap(({ mcqs }) => mcqs);
}

/** Stores a correction once; a published paper gets a new version if its key changes. Returns null when the correction is known. */
export function correctKey(paper: Paper, correction: StoredKeyCorrection): PaperTransition | null {
  const keyCorrections = withCorrection(paper.keyCorrections ?? [], correction);
  if (keyCorrections === null) return null;
  const content = withCorrectedKeys(paper.content, keyCorrections);
  const corrected = { ...paper, keyCorrections, content };
  const isSame = JSON.stringify(content) === JSON.stringify(paper.content);
  return isSame || paper.status !== 'published'
    ? { paper: corrected, step: 'none' }
    : transitionTo(corrected, true);
}

/** Ends a save: a paper with questions is published while its course lists it, else withdrawn. */
export function reconcilePaper(paper: Paper, isListed: boolean): PaperTransition {
  const finished = { ...paper, settleAt: null };
  const isAvailable = isListed && hasQuestions(paper.content);
  return isAvailable === (paper.status === 'published')
    ? { paper: finished, step: 'none' }
    : transitionTo(finished, isAvailable);
}
