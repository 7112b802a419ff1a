import { defineRoute } from '@pathshala/contract-kit/route';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

/** Whether the administrator gets a daily mail about waiting work. Off by default. */
const choice = z.strictObject({ isOn: z.boolean() });

const ofAdministrators = {
  access: 'admin',
  permission: Object.values(permissions),
  answer: z.object({ isOn: z.boolean() }),
} as const;

export const readWorkMail = defineRoute({
  ...ofAdministrators,
  method: 'get',
  path: '/users/work-mail',
  summary: 'Whether the caller gets one mail a day, at 08:00 in Dhaka, about waiting work',
});

export const changeWorkMail = defineRoute({
  ...ofAdministrators,
  method: 'put',
  path: '/users/work-mail',
  audit: { compare: 'get /users/work-mail' },
  repeatable: true,
  summary: 'Switch the daily mail of what waits on or off, for oneself',
  body: choice,
});
