import { walkAccess } from '@pathshala/service-testing/walk-access';
import { expect, it, onTestFinished } from 'vitest';
import { startSchool } from './school.ts';

it('lets everybody in where the contract says so, and nobody anywhere else', async () => {
  const school = await startSchool();
  onTestFinished(() => school.stop());
  expect(await walkAccess(school)).toEqual([]);
});
