import type { ContractShape } from './shape.ts';

/** `infra/web-kit/contract.json`: the members of the contract at the version that they were recorded with. */
export interface RecordedContract {
  readonly version: string;
  readonly members: ContractShape;
}

export interface DeprecatedMember {
  /** `Toast.info`, as in the shape. */
  readonly member: string;
  /** The version of the contract that deprecated it. */
  readonly since: string;
}

type Level = 'none' | 'minor' | 'major';

interface Change {
  readonly level: Exclude<Level, 'none'>;
  readonly text: string;
}

/** Returns the changes that a remote built for `before` would notice. */
export function changesBetween(before: ContractShape, after: ContractShape): readonly Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key): Change[] => {
    const [old, now] = [before[key], after[key]];
    if (old === now) return [];
    if (now === undefined) return [{ level: 'major', text: `${key} was removed` }];
    if (old !== undefined) return [{ level: 'major', text: `${key} was changed from "${old}" to "${now}"` }];
    // A remote of today does not give what is required from now on.
    const isRequiredOfRemotes = /^input readonly \w+[:(]|^input \w+[:(]/.test(now) && typeExists(before, key);
    return [
      isRequiredOfRemotes
        ? { level: 'major', text: `${key} was added and is required` }
        : { level: 'minor', text: `${key} was added` },
    ];
  });
}

/** A member of a type that is new itself requires nothing of the remotes of today. */
function typeExists(shape: ContractShape, key: string): boolean {
  return Object.keys(shape).some((other) => other.startsWith(`${key.split('.')[0]}.`));
}

/** Returns what is wrong with `version` for the members of today, as sentences; empty for nothing. */
export function contractProblems(
  recorded: RecordedContract,
  today: RecordedContract,
  deprecated: readonly DeprecatedMember[],
): readonly string[] {
  const changes = changesBetween(recorded.members, today.members);
  const needed = nextVersion(recorded.version, changes);
  const tooLow = compare(today.version, needed) < 0;
  const reasons = changes.map(({ text }) => text).join('; ');
  return [
    ...(tooLow ? [`The contract is ${today.version}, but needs ${needed}: ${reasons}.`] : []),
    ...deprecated
      .filter(({ since }) => majorOf(since) < majorOf(today.version) - 1)
      .map(
        ({ member, since }) =>
          `${member} is deprecated since ${since} and has lived for one major: remove it.`,
      ),
    ...deprecated
      .filter(({ member }) => today.members[member] === undefined)
      .map(({ member }) => `${member} is deprecated, but no member of the contract.`),
  ];
}

/** The lowest version that may carry the changes. */
function nextVersion(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (changes.some(({ level }) => level === 'major')) return `${major + 1}.0.0`;
  return changes.length > 0 ? `${major}.${minor + 1}.0` : version;
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const index = (left ?? []).findIndex((part, place) => part !== right?.[place]);
  return index === -1 ? 0 : (left?.[index] ?? 0) - (right?.[index] ?? 0);
}
