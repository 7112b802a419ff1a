import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deprecatedMembers } from '@pathshala/web-kit/deprecated';
import { contract } from '@pathshala/web-kit/registry';
import { root } from '../run-command.ts';
import { contractProblems, type DeprecatedMember, type RecordedContract } from './compare.ts';
import { type ContractShape, shapeOf, sharedNames } from './shape.ts';

const kit = path.join(root, 'infra/web-kit');
const record = path.join(kit, 'contract.json');
const { exports } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};
const fileOf = (subpath: string): string => path.join(kit, exports[`./${subpath}`] ?? '');

/** Records what the shell passes to a remote, what it needs of the remote's module, and what both share at run time. */
export function kitContract(): RecordedContract {
  const types = fileOf('remote-props');
  const members: ContractShape = {
    ...shapeOf(
      [
        { file: types, name: 'RemoteProps', isInput: false },
        { file: types, name: 'RemoteModule', isInput: true },
      ],
      fileOf,
    ),
    ...sharedNames(fileOf('router'), 'router'),
    ...sharedNames(fileOf('query'), 'query'),
  };
  return { version: contract, members };
}

export function recordedContract(): RecordedContract {
  return JSON.parse(readFileSync(record, 'utf8')) as RecordedContract;
}

/** The deprecated members by their names in the shape: `toast.info` → `Toast.info`. */
export function deprecatedIn(members: ContractShape): readonly DeprecatedMember[] {
  return deprecatedMembers.map(({ member, since }) => {
    const [service = '', part] = member.split('.');
    const [, type] = /: (\w+)$/.exec(members[`Services.${service}`] ?? '') ?? [];
    return { member: part === undefined ? `Services.${service}` : `${type ?? service}.${part}`, since };
  });
}

/** `npm run api-report` records the contract of today, unless its version was not raised as its changes need. */
if (import.meta.main) {
  const today = kitContract();
  const problems = contractProblems(recordedContract(), today, deprecatedIn(today.members));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) writeFileSync(record, `${JSON.stringify(today, null, 2)}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
