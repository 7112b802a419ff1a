const comparator = /^(\^|~|>=)?(\d+)(?:\.(\d+|x))?(?:\.(\d+|x))?$/;
const fullVersion = /^\d+\.\d+\.\d+$/;

/** The amounts that one step of major, minor and patch adds to a version as a number; each part is below 10,000. */
const steps = [1e8, 1e4, 1] as const;

/**
 * Whether a version (`2.1.0`) satisfies a SemVer range: `^2.1`, `~2.1`, `>=2.1`, `2.1` (any patch), or alternatives,
 * `^2.1 || ^3.0`. False for anything else, such as a pre-release.
 */
export function acceptsVersion(range: string, provided: string): boolean {
  if (!fullVersion.test(provided)) return false;
  const version = numberOf(provided.split('.').map(Number));
  return range.split('||').some((alternative) => {
    const [found, operator, ...written] = comparator.exec(alternative.trim()) ?? [];
    if (found === undefined) return false;
    // `x` and what is not written are any number.
    const given = written.map(Number).filter((part) => part >= 0);
    const from = numberOf(given);
    const step = steps[fixedPart(operator, given)] ?? 1;
    return version >= from && (operator === '>=' || version < Math.floor(from / step) * step + step);
  });
}

/** The last part that may not differ: of `^` the first that is not zero, of `~` the minor, otherwise the last given. */
function fixedPart(operator: string | undefined, given: readonly number[]): number {
  const last = given.length - 1;
  const firstNonZero = given.findIndex((part) => part > 0);
  if (operator === '^' && firstNonZero >= 0) return firstNonZero;
  return operator === '~' ? Math.min(1, last) : last;
}

function numberOf(parts: readonly number[]): number {
  return parts.reduce((sum, part, index) => sum + part * (steps[index] ?? 0), 0);
}
