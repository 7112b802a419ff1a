import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './server-process.ts';

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly goal: string;
  readonly figure: string;
}

/** The rows as a Markdown table. */
export const tableOf = (rows: readonly Row[]) =>
  [
    '| # | what | goal | measured |',
    '|---|---|---|---|',
    ...rows.map(({ id, what, goal, figure }) => `| ${id} | ${what} | ${goal} | ${figure} |`),
  ].join('\n');

/** Sorts rows by the number of the goal; rows of one goal stay in their order. */
export const byGoal = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)));

const file = path.join(root, 'infra/docs/benchmarks.md');
const otherHeading = '## Other measurements';

/** Prints the table and writes it to infra/docs/benchmarks.md, above the measurements that other commands made. */
export async function report(rows: readonly Row[], notes: readonly string[]): Promise<void> {
  const text = `# Benchmarks

The last run of \`npm run bench\`. Ratios of one run on one machine: control and product in turns, five rounds, median (minimum to
maximum). The control is express hello-world (\`infra/bench/controls\`). Every request carries a session, an anti-forgery token and ids of its
own; a refused request voids the run.

${tableOf(rows)}

${notes.map((note) => `- ${note}`).join('\n')}
`;
  console.log(text);
  await writeFile(file, `${text}\n${await readOther()}`);
}

async function readOther(): Promise<string> {
  const before = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const start = before.indexOf(otherHeading);
  return start < 0 ? `${otherHeading}\n` : before.slice(start);
}
