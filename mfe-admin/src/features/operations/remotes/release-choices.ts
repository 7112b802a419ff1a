import type { Remote } from './use-release-changes.ts';

/** The published versions that a release can choose: all but the one that everybody has. */
export const releaseChoices = ({ published, live, canary }: Remote): readonly string[] =>
  published.filter((version) => version !== live?.version || canary !== null);
