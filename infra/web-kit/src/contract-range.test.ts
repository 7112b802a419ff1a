import { describe, expect, it } from 'vitest';
import { acceptsContract } from './contract-range.ts';
import { contract, contractRange } from './registry.ts';

describe('the range of the contract that a remote declares', () => {
  it.each([
    ['^2.1', '2.1.0'],
    ['^2.1', '2.9.4'],
    ['^2.1.3', '2.1.3'],
    ['^2', '2.0.0'],
    ['^0.3', '0.3.9'],
    ['^0.0.3', '0.0.3'],
    ['^0', '0.7.0'],
    ['~2.1', '2.1.9'],
    ['~2', '2.9.0'],
    ['>=2.1', '3.0.0'],
    ['2.1', '2.1.7'],
    ['2', '2.8.0'],
    ['2.x', '2.8.0'],
    ['2.1.3', '2.1.3'],
    ['^2.1 || ^3.0', '3.4.0'],
  ])('%s accepts %s', (range, provided) => {
    expect(acceptsContract(range, provided)).toBe(true);
  });

  it.each([
    ['^2.1', '2.0.9'],
    ['^2.1', '3.0.0'],
    ['^2.1.3', '2.1.2'],
    ['^0.3', '0.4.0'],
    ['^0.0.3', '0.0.4'],
    ['^0', '1.0.0'],
    ['~2.1', '2.2.0'],
    ['>=2.1', '2.0.9'],
    ['2.1', '2.2.0'],
    ['2.1.3', '2.1.4'],
    ['^2.1 || ^3.0', '4.0.0'],
    ['latest', '2.1.0'],
    ['', '2.1.0'],
    ['^2.1', '2.1'],
    ['^2.1', '2.1.0-rc.1'],
  ])('%s does not accept %s', (range, provided) => {
    expect(acceptsContract(range, provided)).toBe(false);
  });

  it('of this kit accepts the version that its shell provides, and no older minor version', () => {
    const [major = 0, minor = 0] = contract.split('.').map(Number);
    expect(acceptsContract(contractRange, contract)).toBe(true);
    expect(acceptsContract(contractRange, `${major + 1}.0.0`)).toBe(false);
    expect(contractRange).toBe(`^${major}.${minor}`);
  });
});
