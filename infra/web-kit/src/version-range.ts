type Version = readonly [major: number, minor: number, patch: number];

interface Bounds {
  readonly from: Version;
  /** Excluded; null: no upper bound. */
  readonly to: Version | null;
}

const comparator = /^(\^|~|>=)?(\d+)(?:\.(\d+|x))?(?:\.(\d+|x))?$/;
const fullVersion = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a version (`2.1.0`) satisfies a SemVer range: `^2.1`, `~2.1`, `>=2.1`, `2.1`
 * (any patch), or alternatives, `^2.1 || ^3.0`. False for anything else, such as a pre-release.
 */
export function acceptsVersion(range: string, provided: string): boolean {
  const [, ...parts] = fullVersion.exec(provided) ?? [];
  const [major, minor, patch] = parts.map(Number);
  if (major === undefined || minor === undefined || patch === undefined) return false;
  const version: Version = [major, minor, patch];
  return range.split('||').some((alternative) => {
    const bounds = boundsOf(alternative.trim());
    return (
      bounds !== null &&
      compare(version, bounds.from) >= 0 &&
      (bounds.to === null || compare(version, bounds.to) < 0)
    );
  });
}

function boundsOf(alternative: string): Bounds | null {
  const found = comparator.exec(alternative);
  if (!found) return null;
  const [, operator = '', ...written] = found;
  // `x` and what is not written are any number.
  const given = written.map(Number).filter((part) => !Number.isNaN(part));
  const [major = 0, minor = 0, patch = 0] = given;
  return {
    from: [major, minor, patch],
    to: operator === '>=' ? null : after(operator, given),
  };
}

/** The first version after a range. */
function after(operator: string, given: readonly number[]): Version {
  const [major = 0, minor = 0, patch = 0] = given;
  const firstNonZero = given.findIndex((part) => part > 0);
  const fixed = {
    '^': firstNonZero === -1 ? given.length - 1 : firstNonZero,
    '~': Math.min(1, given.length - 1),
  }[operator];
  return [
    [major + 1, 0, 0],
    [major, minor + 1, 0],
    [major, minor, patch + 1],
  ][fixed ?? given.length - 1] as unknown as Version;
}

function compare(one: Version, other: Version): number {
  const index = one.findIndex((part, place) => part !== other[place]);
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
