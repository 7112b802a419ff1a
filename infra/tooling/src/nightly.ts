import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './build.ts';
import { root, runCommand } from './run-command.ts';
import { meetSystemNeeds } from './system-needs.ts';

interface Step {
  readonly name: string;
  readonly size: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

/** The full sizes of what `npm test` runs in a small size, and the benchmarks. Hours, not minutes. */
const steps: readonly Step[] = [
  { name: 'fuzz from the OpenAPI file', size: '100,000 requests', command: ['npm', 'run', 'fuzz'] },
  {
    name: 'crash points',
    size: 'before and after every durable step, more than 200 kills',
    command: ['vitest', 'run', '--project', 'system', 'infra/e2e/test/crash-points.test.ts'],
    env: { CRASH_POINTS: 'all' },
  },
  {
    name: 'screens',
    size: 'every screen and every part of the catalogue for every reader',
    command: ['vitest', 'run', '--project', 'system', 'test/screens.test.ts', 'test/catalogue.test.ts'],
    env: { SCREENS: 'all' },
  },
  {
    name: 'foreign remotes',
    size: 'installed, built, and run by the shell',
    command: ['node', 'infra/tooling/src/foreign-remotes.ts'],
  },
  {
    name: 'lists, and a large course',
    size: '10,000 rows each; 500 lessons',
    command: [
      'vitest',
      'run',
      '--project',
      'node',
      '--no-file-parallelism',
      'test/long-lists.test.ts',
      'test/large-courses.test.ts',
    ],
    env: { LIST_ROWS: '10000' },
  },
  {
    name: 'merit list',
    size: '100,000 people',
    command: ['vitest', 'run', '--project', 'node', 'test/large-merit-list.test.ts'],
    env: { MERIT_ROWS: '100000', LIST_ROWS: '10000' },
  },
  {
    name: 'totals of reports',
    size: 'a million facts over 1,100 days',
    command: ['vitest', 'run', '--project', 'node', '--no-file-parallelism', 'test/report-size.test.ts'],
    env: { REPORT_FACTS: '1000000', LIST_ROWS: '10000' },
  },
  {
    name: 'images of all parts, built and started',
    size: 'all',
    command: ['vitest', 'run', '--project', 'node', 'infra/deploy/test/images.test.ts'],
    env: { IMAGES: 'all' },
  },
  {
    name: 'rolling replacement of each service',
    size: '20,000 calls each',
    command: ['npm', 'run', 'rolling', '--', '20000'],
  },
  {
    name: 'mutation of scoring, deadlines and access rules',
    size: '95 % of the mutants must fail a test',
    command: ['stryker', 'run', 'infra/tooling/src/mutation/stryker.config.json'],
  },
  { name: 'benchmarks', size: 'all', command: ['npm', 'run', 'bench'] },
];

interface Outcome {
  readonly step: Step;
  readonly passed: boolean;
  readonly minutes: number;
}

async function run(step: Step): Promise<Outcome> {
  console.log(`\nnightly: ${step.name}, ${step.size}`);
  const startedAt = performance.now();
  const [program, ...args] = step.command;
  const code = await runCommand(program, args, step.env);
  return { step, passed: code === 0, minutes: Math.round((performance.now() - startedAt) / 6000) / 10 };
}

/** Replaces the record of the last run. */
function record(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(
    ({ step, passed, minutes }) =>
      `| ${step.name} | ${step.size} | ${passed ? 'passed' : 'FAILED'} | ${minutes} |`,
  );
  const lines = [
    '# Nightly run',
    '',
    `Written by \`npm run nightly\` on ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| suite | size | outcome | minutes |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
  writeFileSync(path.join(root, 'infra/docs/nightly.md'), lines.join('\n'));
}

const lacking = await meetSystemNeeds();
for (const need of lacking) console.error(`NOT AVAILABLE: ${need.program}, needed for ${need.neededFor}`);
await buildAll();
const outcomes: Outcome[] = [];
for (const step of steps) {
  outcomes.push(await run(step));
  record(outcomes);
}
process.exitCode = lacking.length === 0 && outcomes.every(({ passed }) => passed) ? 0 : 1;
