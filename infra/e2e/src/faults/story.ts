import type { RetryingClient } from './retrying-client.ts';
import type { StoredState } from './stored-state.ts';

/** The site and users that a story runs against. */
export interface Stage {
  readonly admin: RetryingClient;
  /** A student with an account, logged in. */
  readonly student: RetryingClient & { readonly userId: string };
  /** A browser without cookies. */
  newVisitor(): RetryingClient;
  /** Unique among the runs: for names and addresses. */
  readonly number: number;
  /** Contains the mails that the site sent. */
  readonly dataDir: string;
}

/** Exactly how many documents a story adds to each collection (`svc-exams attempts`). */
export type Leaves = Readonly<Record<string, number>>;

export interface PreparedStory {
  /** Sends the requests of the story in order; a request without an answer is repeated. */
  run(): Promise<void>;
  /** Throws if the stored data differ from the answers that the clients received. */
  check(stored: StoredState): void;
}

export interface Story {
  readonly title: string;
  readonly leaves: Leaves;
  /** Creates what the story needs before its first request. */
  prepare(stage: Stage): Promise<PreparedStory>;
}
