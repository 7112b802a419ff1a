import { fileBytes } from '@pathshala/contract-kit/file';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { calendarAddress, routine, routineQuery } from './classes.ts';

export const readRoutine = defineRoute({
  method: 'get',
  path: '/classes/routine',
  access: 'student',
  summary: 'The classes and due assignments of the caller, of at most six weeks',
  query: routineQuery,
  answer: routine,
  errors: ['catalog.routine-range'],
});

export const readCalendarAddress = defineRoute({
  method: 'get',
  path: '/classes/calendar-address',
  access: 'student',
  summary: 'The private address of the caller’s calendar',
  answer: calendarAddress,
});

export const createCalendarAddress = defineRoute({
  method: 'post',
  path: '/classes/calendar-address',
  access: 'student',
  limit: { per: 'user', max: 20, windowSeconds: 3600, whenUncounted: 'allow' },
  summary: 'Create the private address of the caller’s calendar; an earlier one ends',
  answer: calendarAddress,
  status: 201,
});

export const revokeCalendarAddress = defineRoute({
  method: 'delete',
  path: '/classes/calendar-address',
  access: 'student',
  summary: 'End the private address of the caller’s calendar',
  answer: calendarAddress,
});

export const readCalendar = defineRoute({
  method: 'get',
  path: '/classes/calendar/{token}',
  access: 'visitor',
  limit: { per: 'address', max: 120, windowSeconds: 600, whenUncounted: 'allow' },
  summary: 'A calendar (RFC 5545) by its private address, for programs: classes and due assignments',
  params: z.object({ token: id }),
  answer: fileBytes,
  trusted: true,
  errors: ['catalog.calendar-not-found'],
});
