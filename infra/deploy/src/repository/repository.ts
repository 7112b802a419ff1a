import type { Checkout } from '@pathshala/pact/checkout';

/** The repository that a command runs in: all parts of the workspace, or one part in a repository of its own. */
export interface Repository extends Checkout {
  /** The part that commands are about where they name none; null where there are several. */
  readonly part: string | null;
  /** The beginning of a command, for messages: `npm run deploy --`. */
  readonly program: string;
  /** The folder in which results of contract tests are recorded. */
  readonly records: string;
  /** The folder of a built shell; null where a candidate needs a running site. */
  readonly shellFolder: string | null;
  /** The version that it builds of a part; throws a Rejection where there is none (yet). */
  readonly versionOf: (part: string) => string;
  /** The folder of a part's build, which is made first if it must be and can be; null: its versions have no files. */
  readonly buildFolder: (part: string) => Promise<string | null>;
  /** A file or folder that describes a service's calls, published beside its build; null: none. */
  readonly contractOf: (part: string) => string | null;
  /** The parts whose versions may be recorded as live; null: all parts. */
  readonly recordable: readonly string[] | null;
  /** The commit that machines check out to run a version that has no files; null: none. */
  readonly commit: () => string | null;
}

/** The version that it builds of a part; empty where there is none: a build of somewhere else. */
export function builtVersion({ versionOf }: Repository, part: string): string {
  try {
    return versionOf(part);
  } catch {
    // The reason is for those who ask for the version itself.
    return '';
  }
}
