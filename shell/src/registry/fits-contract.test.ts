import { contract } from '@pathshala/web-kit/registry';
import { describe, expect, it } from 'vitest';
import { fitsContract, mayFitContract } from './fits-contract.ts';

const [major = 0, minor = 0] = contract.split('.').map(Number);

describe('whether a remote fits the contract of this shell', () => {
  it.each([
    [`^${major}.${minor}`, true],
    [`^${major}`, true],
    [`^${major - 1}.9 || ^${major}.0`, true],
    [`>=${major}.0`, true],
    [`${major}.x`, true],
    [`${major}.${minor + 1}`, false],
    [`^${major}.${minor + 1}`, false],
    [`^${major + 1}.0`, false],
    ['latest', false],
  ])('%s: %s', async (range, expected) => {
    expect(await fitsContract(range)).toBe(expected);
    expect(mayFitContract(range) || !expected).toBe(true);
  });

  it('is tested early by the major number alone', () => {
    expect(mayFitContract(`^${major + 1}.${major}`)).toBe(false);
    expect(mayFitContract(`^1${major}.0`)).toBe(false);
  });
});
