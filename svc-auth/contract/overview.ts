import { dailyCounts } from '@pathshala/contract-kit/daily-counts';
import { defineRoute } from '@pathshala/contract-kit/route';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

export const readUsersOverview = defineRoute({
  method: 'get',
  path: '/users/overview',
  access: 'admin',
  permission: permissions.support,
  summary: 'Accounts made in the last 14 days',
  answer: z.object({ signUps: dailyCounts }),
});
