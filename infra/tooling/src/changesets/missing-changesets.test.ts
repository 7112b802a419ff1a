import { describe, expect, it } from 'vitest';
import { missingChangesets } from './missing-changesets.ts';

const kits = new Map([
  ['infra/web-kit', '@pathshala/web-kit'],
  ['infra/stores/bus', '@pathshala/bus'],
]);
const report = 'infra/docs/api/web-kit.md';

describe('the changesets of the kits', () => {
  const headOf = (name: string) => `---\n"${name}": minor\n---\nTabs.\n`;

  it.each([
    { are: 'missing for a changed face', changed: [report], changesets: [], missing: ['@pathshala/web-kit'] },
    {
      are: 'missing if another kit is named',
      changed: [report],
      changesets: [headOf('@pathshala/bus')],
      missing: ['@pathshala/web-kit'],
    },
    { are: 'there', changed: [report], changesets: [headOf('@pathshala/web-kit')], missing: [] },
    {
      are: 'already in the changelog',
      changed: [report, 'infra/web-kit/CHANGELOG.md'],
      changesets: [],
      missing: [],
    },
    {
      are: 'not needed for a new kit',
      changed: ['infra/docs/api/bus.md'],
      changesets: [],
      missing: [],
    },
    {
      are: 'not needed for a change inside',
      changed: ['infra/web-kit/src/toast/toast.ts'],
      changesets: [],
      missing: [],
    },
  ])('are $are', ({ changed, changesets, missing }) => {
    expect(missingChangesets({ changed, changesets, kits, reportsOfBase: [report] })).toEqual(missing);
  });
});
