import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { RepositoryCopy } from './copy-repository.ts';
import type { DescribedCommand } from './described-steps.ts';

/** Does the commands of infra/docs/teams.md in a copy of the repository. */
export interface TeamCommands {
  /** Makes what the copy has of a part live. */
  readonly setLive: (part: string) => Promise<void>;
  /** Commits the copy, so that `npm run affected` starts from here. */
  readonly commit: () => Promise<void>;
  readonly perform: (command: DescribedCommand) => Promise<void>;
}

/** These commands run what is tested elsewhere, or needs a build. */
const notRun = /^npm (test -w|run republish --|run deploy -- publish) /;

export function createTeamCommands(copy: RepositoryCopy): TeamCommands {
  const store = path.join(copy.folder, 'data/pacts');
  const liveFile = path.join(store, 'live.json');
  const live: Record<string, string> = {};
  let builds = 0;
  mkdirSync(store, { recursive: true });
  writeFileSync(liveFile, '{}');

  /** The root's own script instead of npm, which takes a third of a second. */
  const scriptOf = (name: string): string => {
    const { scripts } = JSON.parse(readFileSync(path.join(copy.folder, 'package.json'), 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    return scripts[name] ?? `no script ${name}:`;
  };
  const shellLine = (line: string) =>
    line.replace(/^npx /, '').replace(/^npm run ([\w-]+)(?: --)?/, (_, name: string) => scriptOf(name));
  /** These commands read what is live from the store of `npm run deploy`, unless a file is named. */
  const isAsked = /^npm run (can-i-deploy|verify-pacts) /;
  const shell = (line: string) => {
    const options = isAsked.test(line) ? ` --live ${liveFile}` : '';
    return copy.shell(`${shellLine(line)}${options}`, { PACT_STORE: store });
  };
  const requireSuccess = async (line: string): Promise<string> => {
    const { code, output } = await shell(line);
    expect({ line, code, output }).toMatchObject({ code: 0 });
    return output;
  };

  /** Returns the version that a build of a remote would record; a service has its version without one. */
  const versionOf = async (part: string): Promise<string> => {
    if (part.startsWith('mfe-')) return `build${(builds += 1)}`;
    const script = `const { partVersion } = await import('./infra/tooling/src/build/part-version.ts'); console.log(partVersion('${part}'))`;
    return (await copy.shell(`node --input-type=module -e "${script}"`)).output.trim();
  };
  const setLive = async (part: string): Promise<void> => {
    const version = await versionOf(part);
    await requireSuccess(`npm run verify-pacts -- ${part} ${version}`);
    live[part] = version;
    writeFileSync(liveFile, JSON.stringify(live));
  };

  const run = async (line: string, expected: string | null): Promise<void> => {
    if (line.startsWith('npm run can-i-deploy')) return expectAnswer(expected ?? '', await shell(line));
    const output = await requireSuccess(line);
    if (expected !== null)
      expect({ line, parts: newVersionsIn(output) }).toEqual({ line, parts: expected.split(', ') });
  };

  return {
    setLive,
    async commit() {
      await requireSuccess(
        'git init --quiet && git add --all && git -c user.name=a -c user.email=a@b.c commit --quiet --allow-empty -m step',
      );
    },
    async perform({ line, expected }) {
      const deployed = /^npm run deploy -- (?:record|promote) (\S+)/.exec(line)?.[1];
      if (deployed !== undefined) await setLive(deployed);
      else if (!notRun.test(line)) await run(line, expected);
    },
  };
}

/** `no: mfe-notes` – the answer, and what the reasons name. */
function expectAnswer(expected: string, { code, output }: { code: number | null; output: string }): void {
  const [answer = '', named = ''] = expected.split(': ');
  expect({ code, output }).toEqual({
    code: answer === 'yes' ? 0 : 1,
    output: expect.stringMatching(new RegExp(`^${answer}: [^]*${named}`)) as string,
  });
}

function newVersionsIn(output: string): readonly string[] {
  return [...output.matchAll(/^(\S+) +new version$/gm)].map(([, part = '']) => part);
}
