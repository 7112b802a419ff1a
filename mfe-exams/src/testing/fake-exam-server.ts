import type { AttemptAnswer } from '@pathshala/svc-exams-contract/attempt';
import type { FakeHandler, FakeRequest } from '@pathshala/web-kit/testing';
import { refusal } from '@pathshala/web-kit/testing';
import { ApiError } from '@pathshala/web-kit/api-error';
import { FakeGateway } from './fake-gateway.ts';
import { FakeNews } from './fake-news.ts';
import {
  attempt,
  facts,
  listed,
  overview,
  pageOf,
  paperKey,
  result,
  resultSummary,
  subjects,
} from '../samples.ts';
import { type QuestionTexts, subjectsWith } from './fake-paper.ts';

interface SaveBody {
  readonly clientSeq: number;
  readonly device?: string;
  readonly marked?: readonly { readonly questionId: string; readonly isMarked: boolean }[];
  readonly spent?: readonly { readonly questionId: string; readonly seconds: number }[];
  readonly focusLosses?: readonly unknown[];
  readonly answers: readonly { readonly questionId: string; readonly selectedOption: string | null }[];
}

type SubmitBody = SaveBody & { readonly auto: boolean };

/** One exam of one student, with the server's rules: order of saves, subjects, the deadline, one submit. */
export class FakeExamServer {
  /** The server's clock is an hour off the device's: nothing may depend on the device's. */
  readonly clockOffset = 3_600_000;
  /** Milliseconds from the start to the deadline. */
  length = 3_600_000;
  overview: Record<string, unknown> = {};
  /** The texts of every question, instead of its own. */
  texts: QuestionTexts | null = null;
  answers: Record<string, string> = {};
  savedSeq = 0;
  marked: string[] = [];
  focusLosses: unknown[] = [];
  /** The device that holds the attempt. */
  device: string | undefined;
  /** The shuffling of the paper. */
  order: { questions: boolean; options: boolean } | undefined;
  declaration: unknown;
  subjects: string[] = [];
  isStarted = false;
  isSubmitted = false;
  /** The obstacle to every changing call: nothing, no connection, an ended session, a store that does not answer. */
  obstacle: 'none' | 'offline' | 'logged-out' | 'not-stored' = 'none';
  readonly gateway = new FakeGateway();
  /** Answers the next submits with this instead. */
  submitRefusals: ApiError[] = [];
  /** Answers the next changes of subjects with this instead. */
  subjectRefusals: ApiError[] = [];
  subjectCalls: string[][] = [];
  submits: { auto: boolean; answers: unknown[] }[] = [];
  readonly news = new FakeNews();
  #deadline = 0;

  now(): number {
    return Date.now() + this.clockOffset;
  }

  readonly handlers: Readonly<Record<string, FakeHandler>> = {
    'get /exams/papers/{paperId}': () => this.#overview(),
    'get /exams/papers/year-1/1': () => this.paper(),
    'get /exams/papers/year-1/1/key/1': () => this.key(),
    'post /exams/attempts': ({ body }) => {
      this.#requireConnection();
      const start = body as { subjects: string[]; device?: string; declaration?: unknown };
      this.device = start.device;
      if (this.#isOpen()) return this.attempt(start.device);
      this.isStarted = true;
      this.subjects = start.subjects;
      this.declaration = start.declaration;
      this.#deadline = this.now() + this.length;
      return this.attempt(start.device);
    },
    'get /exams/attempts/{id}': ({ query }) => {
      this.#requireConnection();
      return this.attempt((query as { device?: string } | undefined)?.device);
    },
    'post /exams/attempts/{id}/news': () => this.news.answer(this.attempt()),
    'get /exams/attempts': () => pageOf(listed(this.attempt())),
    'put /exams/attempts/{id}/answers': (request) => this.#save(this.#pass(request) as SaveBody),
    'put /exams/attempts/{id}/subjects': ({ body }) => {
      this.#requireConnection();
      const refused = this.subjectRefusals.shift();
      if (refused) throw refused;
      this.subjects = (body as { subjects: string[] }).subjects;
      this.subjectCalls.push([...this.subjects]);
      return { subjects: this.subjects, ...this.#times() };
    },
    'post /exams/attempts/{id}/submit': (request) => this.#submit(this.#pass(request) as SubmitBody),
    'get /exams/results': () => pageOf(resultSummary),
    'get /exams/results/{resultId}': () => this.result(),
    'get /exams/bookmarks/ids': () => ({ questionIds: [] }),
    'get /exams/own-question-reports': () => ({ items: [] }),
    'get /users/user': () => ({ _id: 'u1' }),
  };

  attempt(device?: string): AttemptAnswer {
    return {
      ...attempt,
      status: this.isSubmitted ? 'submitted' : 'open',
      startedAt: new Date(this.now()).toISOString(),
      ...this.#times(),
      subjects: this.subjects,
      answers: Object.entries(this.answers).map(([questionId, selectedOption]) => ({
        questionId,
        selectedOption,
      })),
      savedSeq: this.savedSeq,
      marked: [...this.marked],
      isHere: device === undefined || this.device === undefined || this.device === device,
      resultId: this.isSubmitted ? 'attempt-1' : null,
      newsNo: this.news.announcements.length,
    };
  }

  result() {
    return result;
  }

  paper() {
    const { order } = this;
    return { ...facts, ...(order ? { order } : {}), subjects: subjectsWith(this.texts) };
  }

  key() {
    return paperKey;
  }

  #overview() {
    return {
      ...overview,
      serverNow: new Date(this.now()).toISOString(),
      deadlineIfStartedNow: new Date(this.now() + this.length).toISOString(),
      canStart: !this.isStarted,
      openAttemptId: this.#isOpen() ? 'attempt-1' : null,
      openAttempt: this.#isOpen()
        ? {
            attemptId: 'attempt-1',
            deadlineAt: new Date(this.#deadline).toISOString(),
            answered: Object.keys(this.answers).length,
          }
        : null,
      ...this.overview,
    };
  }

  #isOpen(): boolean {
    return this.isStarted && !this.isSubmitted;
  }

  #requireConnection(): void {
    if (this.obstacle === 'offline') {
      throw new ApiError('The server could not be reached.', { status: 0, code: 'transport' });
    }
    if (this.obstacle === 'logged-out') throw refusal(401, 'common.unauthenticated', 'Please log in.');
  }

  #pass(request: FakeRequest): unknown {
    return this.gateway.pass(request, this.obstacle !== 'not-stored');
  }

  #save(save: SaveBody) {
    const { answers, clientSeq, device } = save;
    this.#requireConnection();
    if (device !== this.device) throw refusal(409, 'exams.other-device', 'It goes on on another device.');
    if (this.isSubmitted) throw refusal(409, 'exams.already-submitted', 'It has been submitted.');
    for (const { questionId } of answers) this.#requireChosen(questionId);
    const isApplied = clientSeq > this.savedSeq;
    if (isApplied) this.#apply(save);
    return {
      savedSeq: this.savedSeq,
      isApplied,
      ...this.#times(),
      newsNo: this.news.announcements.length,
    };
  }

  #times() {
    return {
      serverNow: new Date(this.now()).toISOString(),
      deadlineAt: new Date(this.#deadline).toISOString(),
    };
  }

  /** The author moves the end by so many milliseconds. */
  moveEnd(by: number): void {
    this.#deadline += by;
  }

  #apply({ answers, clientSeq, marked = [], focusLosses = [] }: SaveBody): void {
    this.savedSeq = clientSeq;
    this.focusLosses.push(...focusLosses);
    for (const { questionId, isMarked } of marked) {
      this.marked = this.marked.filter((other) => other !== questionId);
      if (isMarked) this.marked.push(questionId);
    }
    for (const { questionId, selectedOption } of answers) {
      if (selectedOption === null) delete this.answers[questionId];
      else this.answers[questionId] = selectedOption;
    }
  }

  #requireChosen(questionId: string): void {
    const subject = subjects.find(({ mcqs }) => mcqs.some(({ _id }) => _id === questionId));
    if (subject && (subject.mandatory || this.subjects.includes(subject.subjectName))) return;
    const text = 'You can only answer questions from your selected subjects.';
    throw refusal(422, 'exams.not-selected-subject', text);
  }

  #submit({ auto, answers }: SubmitBody) {
    this.#requireConnection();
    this.submits.push({ auto, answers: [...answers] });
    const refused = this.submitRefusals.shift();
    if (refused) throw refused;
    if (!this.isSubmitted) this.#apply({ answers, clientSeq: this.savedSeq });
    this.isSubmitted = true;
    return this.result();
  }
}
