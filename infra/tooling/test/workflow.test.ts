import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../src/run-command.ts';

interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly container?: { readonly image: string };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<'test' | 'deploy', Job>>;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workflow = parse(read('.github/workflows/ci.yml')) as Workflow;
const { test, deploy } = workflow.jobs;

const onPullRequest = "github.event_name == 'pull_request'";
const isOnMainOnly = (step: Step) => step.if?.startsWith("github.event_name != 'pull_request'") === true;
const commandsOf = (steps: readonly Step[]) => steps.map(({ run }) => run ?? '').join('\n');

describe('the workflow of the forge', () => {
  it('runs actions by the hash of a commit, with the version beside it', () => {
    const used = globSync('.github/**/*.yml', { cwd: root })
      .flatMap((file) => read(file).split('\n'))
      .filter((line) => /\buses:/.test(line));
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    const hashes = new Map(used.map((line) => line.trim().replace(/^- /, '')).map((line) => [line, line]));
    const actions = [...hashes.keys()].map((line) => /uses: ([^@]+)@/.exec(line)?.[1]);
    expect(new Set(actions).size).toBe(hashes.size);
  });

  it('calls scripts that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const all = commandsOf([...test.steps, ...deploy.steps]);
    const called = [...all.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, name = '']) => name);
    expect(new Set(called)).toEqual(new Set(['build', 'check', 'affected', 'can-i-deploy', 'deploy']));
    expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(scripts).toHaveProperty('test');
  });

  it('runs the checks and the tests of affected parts on a pull request, on main the tests of all', () => {
    const asked = test.steps.filter((step) => !isOnMainOnly(step));
    expect(commandsOf(asked)).toContain('npm run check');
    expect(commandsOf(asked)).toContain('npm run affected -- --since "$SINCE" --test');
    expect(commandsOf(asked)).not.toMatch(/npm test|vitest/);
    const onMain = test.steps.filter((step) => step.if !== onPullRequest);
    expect(commandsOf(onMain)).toMatch(/^npm test$/m);
    // A merged checkout: everything since its first parent is the change.
    expect(workflow.env['SINCE']).toContain(`${onPullRequest} && 'HEAD^1'`);
    expect(test.steps[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  });

  it('asks whether a part may go live after its tests and before it is published, and publishes from main only', () => {
    expect(deploy.needs).toBe('test');
    const place = (command: string) => deploy.steps.findIndex(({ run }) => run?.includes(command) === true);
    const [asks, publishes] = [
      place('npm run can-i-deploy -- "$PART"'),
      place('npm run deploy -- publish "$PART"'),
    ];
    expect(deploy.steps[asks]?.if).toBeUndefined();
    expect(publishes).toBeGreaterThan(asks);
    expect(asks).toBeGreaterThan(0);
    expect(isOnMainOnly(deploy.steps[publishes] ?? {})).toBe(true);
  });

  it('has the packages and what the checks know from the run before', () => {
    const cached = test.steps.flatMap(({ uses, with: inputs }) =>
      uses?.startsWith('actions/cache@') === true ? String(inputs?.['path']).trim().split('\n') : [],
    );
    expect(cached).toContain('~/.npm');
    const checks = read('infra/tooling/src/check.ts');
    const ofChecks = cached.flatMap((place) => /^node_modules\/\.cache\/(.+)$/.exec(place)?.[1] ?? []);
    expect(ofChecks.length).toBeGreaterThan(3);
    expect(ofChecks.filter((name) => !checks.includes(name))).toEqual([]);
    // npm ci removes node_modules with all that lies in it.
    const installs = test.steps.findIndex(({ run }) => run === 'npm ci');
    const restores = test.steps.findIndex(({ with: inputs }) =>
      String(inputs?.['key']).startsWith('checks-'),
    );
    expect(restores).toBeGreaterThan(installs);
  });

  it('may read the repository and nothing more, and puts nothing that others write into a command', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(commandsOf([...test.steps, ...deploy.steps])).not.toContain('${{');
  });

  it('runs on the Node of the repository', () => {
    const { version } = JSON.parse(read('node_modules/node/package.json')) as { version: string };
    for (const { container } of [test, deploy]) expect(container?.image).toBe(`node:${version}-bookworm`);
  });
});
