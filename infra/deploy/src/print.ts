import type { Status } from '@pathshala/releases/release-status';

/** Rows under their column names, each column as wide as its widest value. */
export function table(rows: readonly object[]): string {
  const [first] = rows;
  if (first === undefined) return '(none)';
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => Object.values(row).map(String))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((value, index) => value.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function statusText({ revision, remotes, services, changes }: Status): string {
  return [
    `Remotes (revision ${revision})`,
    table(remotes),
    '\nServices, as their rollouts recorded them',
    table(services),
    '\nLast changes',
    table(changes),
  ].join('\n');
}
