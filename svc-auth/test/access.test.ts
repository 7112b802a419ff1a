import { permissions } from '@pathshala/rules/permissions';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import { expect, it, onTestFinished } from 'vitest';
import { startSchool } from './school.ts';

it('gives each kind of caller exactly the access that the contract declares', async () => {
  const school = await startSchool();
  onTestFinished(() => school.stop());
  expect(await walkAccess(school, { permissions: Object.values(permissions) })).toEqual([]);
});
