import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { QuestionOfPaper, Reason, Report } from './domain/report.ts';

export interface ReportQuery {
  readonly page: number;
  readonly pageSize: number;
  /** A column, with a minus descending. */
  readonly sort: string;
  /** Text in the title of the exam. */
  readonly q?: string | undefined;
  readonly state?: Report['state'] | undefined;
  readonly reason?: Reason | undefined;
  readonly examId?: string | undefined;
}

type OwnQuestion = QuestionOfPaper & Pick<Report, 'paperVersion'> & { readonly studentId: string };

/** Reports of questions; one for each student and question of a version, on whichever page it is read. */
export interface Reports extends AggregateStore<Report> {
  idOf(question: OwnQuestion): string;
  /** The student's report of the question; reports of earlier releases have ids of another form. */
  ownOf(question: OwnQuestion): Promise<Report | null>;
  list(query: ReportQuery): Promise<{ readonly items: readonly Report[]; readonly total: number }>;
  /** The latest first. */
  ofStudent(studentId: string, limit: number): Promise<readonly Report[]>;
  openOf(question: QuestionOfPaper): Promise<readonly Report[]>;
  /** Open reports of each of the questions, by `questionKey`. */
  countOpen(questions: readonly QuestionOfPaper[]): Promise<ReadonlyMap<string, number>>;
  /** Removes the student from the reports, and the name of a deleted administrator from the answers. */
  forget(userId: string): Promise<void>;
}
