import { defineRoute } from '@pathshala/contract-kit/route';
import { z } from 'zod';

const goal = z.strictObject({ dailyGoal: z.literal([10, 20, 40]) });

export const setDailyGoal = defineRoute({
  method: 'put',
  path: '/students/dashboard/goal',
  access: 'student',
  repeatable: true,
  summary: 'Choose how many questions, lessons and reviews are to be done a day',
  body: goal,
  bodyLimit: 1_000,
  answer: goal,
  errors: ['auth.student-unknown'],
});
