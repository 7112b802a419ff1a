/** Whether a version satisfies a caret range, `^19.3.0`: the only kind that build/shared.ts writes. */
export function accepts(range: string, version: string): boolean {
  const wanted = partsOf(range.replace(/^\^/, ''));
  const given = partsOf(version);
  // The first part that is not zero must be equal; the parts after it may be newer.
  const fixed = wanted.findIndex((part) => part > 0);
  for (const [index, part] of wanted.entries()) {
    const found = given[index] ?? 0;
    if (found !== part) return index > fixed && found > part;
  }
  return true;
}

function partsOf(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10));
}
