import { silentAfterMs } from '@pathshala/service-kit/operations/process-reports';
import type { SiteStatus } from './read-site-status.ts';

export type Process = SiteStatus['processes'][number];

export interface Problem {
  readonly words: string;
  /** The section of operations.md that says what to do. */
  readonly section: 'health' | 'alerts' | 'dead-letters' | 'backup-and-restore' | 'starting-and-stopping';
}

/** A part of the site in words, and what may be wrong with it. */
export interface Part {
  readonly lines: readonly string[];
  readonly problems: readonly (Problem & { readonly isThere: boolean })[];
}

export const sumOfProblems = (parts: readonly Part[]): readonly Problem[] =>
  parts.flatMap(({ problems }) => problems.filter(({ isThere }) => isThere));

export const line = (name: string, words: readonly string[]): string =>
  `${name.padEnd(15)}${words.join(', ')}`;

export const isFresh = ({ at }: Process, status: SiteStatus): boolean => status.at - at < silentAfterMs;

/** The versions of these processes, and how long the youngest is up. */
export function uptimeOf(processes: readonly Process[], { at }: SiteStatus): readonly string[] {
  if (processes.length === 0) return [];
  const versions = [...new Set(processes.map(({ version }) => version ?? 'from a checkout'))];
  const youngest = Math.max(...processes.map(({ startedAt }) => Date.parse(startedAt)));
  return [
    versions.length === 1 ? `version ${versions[0]}` : `versions ${versions.join(' and ')}`,
    `up ${duration((at - youngest) / 1000)}`,
  ];
}

/** The largest value of a figure in these processes; undefined: none has it. */
export function figureOf(
  processes: readonly Process[],
  name: string,
  isWanted: (figure: Process['figures'][number]) => boolean = () => true,
): number | undefined {
  const values = processes
    .flatMap(({ figures }) => figures)
    .filter((figure) => figure.name === name && isWanted(figure))
    .map(({ value }) => value);
  return values.length === 0 ? undefined : Math.max(...values);
}

const daySeconds = 86_400;

export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  const isShort = seconds < 2 * daySeconds;
  return isShort ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / daySeconds)} days`;
}
