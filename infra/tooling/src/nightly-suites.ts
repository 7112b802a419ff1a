/** A suite in its full size. */
export interface Suite {
  readonly name: string;
  readonly size: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

/** The full sizes of what `npm test` runs in a small size, and the benchmarks. Hours, not minutes. */
export const suites: readonly Suite[] = [
  { name: 'fuzz from the OpenAPI file', size: '100,000 requests', command: ['npm', 'run', 'fuzz'] },
  {
    name: 'crash points',
    size: 'before and after every durable step, more than 200 kills',
    command: ['vitest', 'run', '--project', 'system', 'infra/e2e/test/crash-points.test.ts'],
    env: { CRASH_POINTS: 'all' },
  },
  {
    name: 'chaos, embedded',
    size: '100,000 sittings, a fault every 3 s',
    command: ['npm', 'run', 'chaos', '--', '--mode', 'embedded', '--sittings', '100000'],
  },
  {
    name: 'chaos, distributed',
    size: '100,000 sittings, a fault every 3 s',
    command: ['npm', 'run', 'chaos', '--', '--mode', 'distributed', '--sittings', '100000'],
  },
  {
    name: 'two versions of svc-exams side by side',
    size: '1,000 sittings, each call at either of them',
    command: ['vitest', 'run', '--project', 'system', 'infra/e2e/test/two-versions.test.ts'],
    env: { TWO_VERSIONS: '1000' },
  },
  {
    name: 'an update that is killed',
    size: 'after each of its first 60 durable steps',
    command: ['vitest', 'run', '--project', 'system', 'infra/e2e/test/earlier-version.test.ts'],
    env: { CRASH_POINTS: 'all' },
  },
  {
    name: 'duplicates',
    size: 'every message a hundred times',
    command: ['vitest', 'run', '--project', 'system', 'infra/e2e/test/duplicates.test.ts'],
    env: { DUPLICATES: '100' },
  },
  {
    name: 'screens',
    size: 'every screen and every part of the catalogue for every reader, in the desktop browser',
    command: ['vitest', 'run', '--project', 'system', 'screens.test.ts', 'test/catalogue.test.ts'],
    env: { SCREENS: 'all', BROWSER: 'desktop' },
  },
  {
    name: 'foreign remotes',
    size: 'installed, built, and run by the shell',
    command: ['node', 'infra/tooling/src/foreign-remotes.ts'],
  },
  {
    name: 'parts in repositories of their own',
    size: 'packages and what they need installed by npm',
    command: ['vitest', 'run', '--project', 'node', 'infra/deploy/test/own'],
    env: { OWN_REPOSITORY: 'install' },
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
      'test/long-result-lists.test.ts',
      'test/large-courses.test.ts',
    ],
    env: { LIST_ROWS: '10000' },
  },
  {
    name: 'events of several processes',
    size: 'a broker away for 8 s; 1, 2 and 4 processes',
    command: ['vitest', 'run', '--project', 'conformance', 'infra/service-kit'],
    env: { BACKLOG_SECONDS: '8' },
  },
  {
    name: 'backups: killed, restored, and compared row by row',
    size: '60,000 rows in the log',
    command: ['vitest', 'run', '--project', 'node', 'infra/stores/backup', 'infra/local/test/backup.test.ts'],
    env: { DRILL_ROWS: '60000' },
  },
  {
    name: 'standby: the machine is lost with its disk while students sit',
    size: '1,000 sittings, with and without SYNC',
    command: ['vitest', 'run', '--project', 'system', 'infra/e2e/test/standby.test.ts'],
    env: { STANDBY_SITTINGS: '1000' },
  },
  {
    name: 'alerts',
    size: 'each rule by its fault, on a running site with a real Prometheus',
    command: ['vitest', 'run', '--project', 'system', 'infra/e2e/test/alerts.test.ts'],
    env: { ALERTS: 'all' },
  },
  {
    name: 'merit list',
    size: '100,000 people',
    command: ['vitest', 'run', '--project', 'node', 'test/large-merit-list.test.ts'],
    env: { MERIT_ROWS: '100000', LIST_ROWS: '10000' },
  },
  {
    name: 'merit list and exam desk in bounded memory',
    size: 'a release of 1,000,000 people; a desk of 1,000,000',
    command: [
      'vitest',
      'run',
      '--project',
      'node',
      '--no-file-parallelism',
      'test/large-merit-list.test.ts',
      'test/exam-desk-size.test.ts',
      '--testNamePattern',
      'is released within|very large exam',
    ],
    env: { MERIT_ROWS: '1000000', DESK_ROWS: '1000000' },
  },
  {
    name: 'journeys with a process for each service, embedded',
    size: 'all',
    command: ['vitest', 'run', '--project', 'system', 'infra/e2e/test/http-embedded.test.ts'],
    env: { PROCESSES: 'each' },
  },
  {
    name: 'totals of reports',
    size: 'a million facts over 1,100 days',
    command: ['vitest', 'run', '--project', 'node', '--no-file-parallelism', 'test/report-size.test.ts'],
    env: { REPORT_FACTS: '1000000', LIST_ROWS: '10000' },
  },
  {
    name: 'hostile payment providers',
    size: '10,000 payments',
    command: ['vitest', 'run', '--project', 'node', 'svc-catalog/test/hostile-'],
    env: { PAYMENTS: '10000' },
  },
  {
    name: 'fees',
    size: '100,000 payments of 50,000 accounts in 500 batches',
    command: ['vitest', 'run', '--project', 'node', 'svc-catalog/test/fees-size.test.ts'],
    env: { FEE_ROWS: '100000', LIST_ROWS: '10000' },
  },
  {
    name: 'classes and attendance',
    size: 'a year: 75,000 classes of 500 batches with 50,000 students',
    command: ['vitest', 'run', '--project', 'node', 'svc-catalog/test/classes-size.test.ts'],
    env: { CLASS_ROWS: '75000', LIST_ROWS: '10000' },
  },
  {
    name: 'gradebooks',
    size: '50,000 students of one course',
    command: ['vitest', 'run', '--project', 'node', 'svc-catalog/test/gradebook-size.test.ts'],
    env: { GRADEBOOK_ROWS: '50000', LIST_ROWS: '10000' },
  },
  {
    name: 'students',
    size: '50,000 accounts and records',
    command: ['vitest', 'run', '--project', 'node', 'svc-auth/test/long-lists.test.ts'],
    env: { LIST_ROWS: '50000' },
  },
  {
    name: 'images of all parts, built and started',
    size: 'all',
    command: ['vitest', 'run', '--project', 'node', 'infra/deploy/test/images.test.ts'],
    env: { IMAGES: 'all' },
  },
  {
    name: 'the same versions in whatever folder',
    size: 'all front ends in 12 folders',
    command: ['vitest', 'run', '--project', 'node', 'infra/tooling/test/build-folders.test.ts'],
    env: { BUILD_FOLDERS: '12' },
  },
  {
    name: 'changes that travel between teams',
    size: 'all steps of all changes in teams.md',
    command: ['vitest', 'run', '--project', 'node', 'infra/tooling/test/teams.test.ts'],
    env: { TEAM_CHANGES: 'all' },
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
