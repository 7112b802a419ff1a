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
  /** A path of the API. */
  readonly paperUrl: string;
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
  readonly paperUrl: string;
  readonly choices: readonly {
    readonly questionId: string;
    readonly selectedOption: string | null;
    readonly points?: number;
    readonly isCorrect?: boolean;
  }[];
  /** The address is present only if the answers may be seen. */
  readonly keyUrl?: string;
}

export interface PaperKey {
  readonly questions: readonly {
    readonly questionId: string;
    readonly correct: readonly string[];
    readonly explanation: string;
  }[];
}

/** Fetches what a path of the API names, as the pages do with the paper of an attempt and the key of a result. */
export async function fetchResource<Resource>(
  client: { get<Body>(path: string): Promise<{ readonly status: number; readonly body: Body }> },
  path: string | undefined,
): Promise<Resource> {
  const answer = path === undefined ? undefined : await client.get<Resource>(path);
  if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
  return answer.body;
}

/** Returns as many optional subjects as the paper requires. */
export function optionalSubjects(paper: Paper): string[] {
  const mandatory = paper.subjects.filter((subject) => subject.mandatory).length;
  return paper.subjects
    .filter((subject) => !subject.mandatory)
    .slice(0, paper.requiredSubjects - mandatory)
    .map((subject) => subject.subjectName);
}

/** The questions of the mandatory and the chosen subjects. */
export function questionsOf(paper: Paper, subjects: readonly string[]) {
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
