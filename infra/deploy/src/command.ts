import type { Deployment } from './deployment.ts';
import type { Repository } from './repository/repository.ts';

/** The output of a command: for people, and as JSON. */
export interface Output {
  readonly text: string;
  readonly data: unknown;
  /** The answer is no; the exit code is 1. */
  readonly isRefused?: boolean;
}

/** The options of all commands; each uses some. */
export interface Options {
  readonly live?: string | undefined;
  readonly for?: string | undefined;
  readonly image?: string | undefined;
  readonly at?: string | undefined;
  readonly to?: string | undefined;
  readonly run?: string | undefined;
  readonly url?: string | undefined;
  readonly record?: boolean | undefined;
}

export interface Context {
  /** Is called by a command that needs the store. */
  readonly open: () => Deployment | Promise<Deployment>;
  readonly repository: Repository;
  /** The version of the sources, of a part that need not be built for the question. */
  readonly versionOfSources: (part: string) => string;
  readonly options: Options;
}

export type Command = (context: Context, args: readonly string[]) => Promise<Output>;
