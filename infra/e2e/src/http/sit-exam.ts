import type { HttpClient } from './http-client.ts';

export interface Paper {
  readonly totalMarks: number;
  readonly requiredSubjects: number;
  readonly negativeMarkingPercentage: number;
  readonly subjects: readonly {
    readonly subjectName: string;
    readonly mandatory: boolean;
    readonly mcqs: readonly {
      readonly _id: string;
      readonly points: number;
      readonly options: readonly { readonly _id: string; readonly text: string }[];
    }[];
  }[];
}

export interface Attempt {
  readonly attemptId: string;
  readonly status: string;
  readonly deadlineAt: string;
  readonly savedSeq: number;
  readonly subjects: readonly string[];
  readonly answers: readonly { readonly questionId: string; readonly selectedOption: string }[];
  readonly paper: Paper;
}

export interface Result {
  readonly _id: string;
  /** null until the campaign's time is over. */
  readonly score: number | null;
  readonly scoreVisibleFrom: string | null;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
  readonly feedback: string;
  readonly answers?: readonly {
    readonly questionId: string;
    readonly points: number;
    readonly explanation: string;
    readonly selectedOption?: string | null;
    readonly options: readonly { readonly _id: string; readonly isCorrect: boolean }[];
  }[];
}

/** As many optional subjects as the paper asks for. */
export function optionalSubjects(paper: Paper): string[] {
  const mandatory = paper.subjects.filter((subject) => subject.mandatory).length;
  return paper.subjects
    .filter((subject) => !subject.mandatory)
    .slice(0, paper.requiredSubjects - mandatory)
    .map((subject) => subject.subjectName);
}

/** The questions of the mandatory and the chosen subjects. */
export function questionsOf({ paper, subjects }: Pick<Attempt, 'paper' | 'subjects'>) {
  return paper.subjects
    .filter((subject) => subject.mandatory || subjects.includes(subject.subjectName))
    .flatMap((subject) => subject.mcqs);
}

/** Saves one answer after the other, as a student chooses them. */
export async function answerOneByOne(
  client: HttpClient,
  attempt: Attempt,
  choices: readonly { questionId: string; selectedOption: string }[],
): Promise<void> {
  let clientSeq = attempt.savedSeq;
  for (const answer of choices) {
    clientSeq += 1;
    const saved = await client.send<{ savedSeq: number }>(
      'PUT',
      `/exams/attempts/${attempt.attemptId}/answers`,
      {
        answers: [answer],
        clientSeq,
      },
    );
    if (saved.status !== 200 || saved.body.savedSeq !== clientSeq) {
      throw new Error(`save ${clientSeq}: ${saved.status} ${JSON.stringify(saved.body)}`);
    }
  }
}
