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
}

export interface Subject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly Question[];
}

/** What the exam service gets of a past exam, and with it the year's own label. */
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
  /** Grows with everything the exam service is told. */
  readonly version: number;
  readonly status: 'draft' | 'published' | 'withdrawn';
  /** Epoch ms while a save is under way: from then on the sweeper brings paper and course together. */
  readonly settleAt: number | null;
}

export interface PaperMove {
  readonly paper: Paper;
  readonly step: 'none' | 'publish' | 'withdraw';
}

function hasQuestions({ subjects }: Pick<PaperContent, 'subjects'>): boolean {
  return subjects.some(({ mcqs }) => mcqs.length > 0);
}

function moveTo(paper: Paper, isOffered: boolean): PaperMove {
  const version = paper.version + 1;
  return isOffered
    ? { paper: { ...paper, version, status: 'published' }, step: 'publish' }
    : { paper: { ...paper, version, status: 'withdrawn' }, step: 'withdraw' };
}

export function draftPaper(id: string, content: PaperContent, settleAt: number): PaperMove {
  const draft: Paper = { _id: id, content, version: 0, status: 'draft', settleAt };
  return hasQuestions(content) ? moveTo(draft, true) : { paper: draft, step: 'none' };
}

/** null: nothing about the paper is new, and nobody is told anything. */
export function revisePaper(before: Paper, content: PaperContent, settleAt: number): PaperMove | null {
  const isOffered = hasQuestions(content);
  const isSame = JSON.stringify(before.content) === JSON.stringify(content);
  if (isSame && isOffered === (before.status === 'published')) return null;
  const paper = { ...before, content, settleAt };
  if (!isOffered && before.status !== 'published') return { paper, step: 'none' };
  return moveTo(paper, isOffered);
}

/** Ends a save's claim: a paper that its course lists is on offer, one that it does not list is withdrawn. */
export function settlePaper(paper: Paper, isListed: boolean): PaperMove {
  const settled = { ...paper, settleAt: null };
  const isOffered = isListed && hasQuestions(paper.content);
  return isOffered === (paper.status === 'published')
    ? { paper: settled, step: 'none' }
    : moveTo(settled, isOffered);
}
