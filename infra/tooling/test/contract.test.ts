import { deprecatedMembers, hasDeprecatedMembers } from '@pathshala/web-kit/deprecated';
import { describe, expect, it } from 'vitest';
import { changesBetween, contractProblems } from '../src/contract/compare.ts';
import { deprecatedIn, kitContract, recordedContract } from '../src/contract/kit-contract.ts';

const before = {
  'Toast.info': 'readonly info: (text: string) => void',
  'RemoteModule.mount': 'input readonly mount: Lifecycle',
};
const at = (version: string, members: Readonly<Record<string, string>>) => ({ version, members });
const problems = (version: string, members: Readonly<Record<string, string>>) =>
  contractProblems(at('2.1.0', before), at(version, members), []);

describe('the contract between shell and remotes', () => {
  it('has the version that its changes since the recorded one need: npm run api-report records it', () => {
    const today = kitContract();
    expect(contractProblems(recordedContract(), today, deprecatedIn(today.members))).toEqual([]);
    expect(recordedContract()).toEqual(today);
  });

  it('needs a major version for a removed member', () => {
    const { 'Toast.info': _, ...after } = before;
    expect(problems('2.2.0', after)).toEqual([
      'The contract is 2.2.0, but needs 3.0.0: Toast.info was removed.',
    ]);
    expect(problems('3.0.0', after)).toEqual([]);
  });

  it('needs a major version for a changed member', () => {
    const after = { ...before, 'Toast.info': 'readonly info: (text: string, tone: Tone) => void' };
    expect(problems('2.9.0', after)).toHaveLength(1);
    expect(problems('3.0.0', after)).toEqual([]);
  });

  it('needs a minor version for an added member', () => {
    const after = { ...before, 'Toast.warning': 'readonly warning: (text: string) => void' };
    expect(problems('2.1.1', after)).toEqual([
      'The contract is 2.1.1, but needs 2.2.0: Toast.warning was added.',
    ]);
    expect(problems('2.2.0', after)).toEqual([]);
  });

  it('needs a major version for what remotes must give from now on, a minor one for what they may give', () => {
    const level = (text: string) =>
      changesBetween(before, { ...before, 'RemoteModule.title': text }).map((change) => change.level);
    expect(level('input readonly title: string')).toEqual(['major']);
    expect(level('input readonly title?: string')).toEqual(['minor']);
  });

  it('keeps a deprecated member for all of the next major version, and no longer', () => {
    const deprecated = [{ member: 'Toast.info', since: '2.1.0' }];
    const problemsAt = (version: string) =>
      contractProblems(at('2.1.0', before), at(version, before), deprecated);
    expect(problemsAt('3.4.0')).toEqual([]);
    expect(problemsAt('4.0.0')).toEqual([
      'Toast.info is deprecated since 2.1.0 and has lived for one major: remove it.',
    ]);
    const gone = [{ member: 'Toast.gone', since: '2.1.0' }];
    expect(contractProblems(at('2.1.0', before), at('2.1.0', before), gone)).toEqual([
      'Toast.gone is deprecated, but no member of the contract.',
    ]);
  });

  it('has a report of deprecated members in the shell as soon as there is one', () => {
    expect(hasDeprecatedMembers).toBe(deprecatedMembers.length > 0);
  });

  it('covers what the shell passes, what it needs of a remote, and what both share', () => {
    const { members } = kitContract();
    expect(members).toMatchObject({
      'RemoteProps.services': 'readonly services: Services',
      'Services.toast': 'readonly toast: Toast',
      'Toast.success': 'readonly success: (text: string) => void',
      'CallOptions.signal': 'input readonly signal?: AbortSignal',
      'RemoteModule.mount': 'input readonly mount: Lifecycle',
      'router Link': 'export',
    });
  });
});
