import { dhakaDayOf, dhakaDayRange } from '@pathshala/rules/dhaka-time';
import { questionCount, valueOf } from '@pathshala/admin-exams/campaign-exam/exam-values';
import { problems } from '../texts.ts';
import type { CampaignValues } from './campaign-values.ts';
import { type Problem, problemIf } from '@pathshala/admin-kit/forms/problem';

const minuteMs = 60_000;

/** The stored dates; empty for a new campaign. Dates that stay as they are stored are not checked again. */
export interface StoredDates {
  readonly startDate: string;
  readonly endDate: string;
  /** Students may have started the exam. */
  readonly hasBegun: boolean;
}

const dayOf = (instant: string): string => dhakaDayOf(Date.parse(instant));

/** The window as the server computes it: the end of the day where no end is given. ISO 8601; null without a start. */
function windowOf({ date, startDate, endDate }: CampaignValues) {
  const start = startDate ?? (date === '' ? null : date.length > 10 ? date : dhakaDayRange(date).from);
  if (start === null) return null;
  const endOfDay = new Date(Date.parse(dhakaDayRange(dayOf(start)).to) - 1).toISOString();
  return { start, end: endDate ?? endOfDay };
}

interface DateContext {
  readonly stored: StoredDates | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface Window {
  readonly start: string;
  readonly end: string;
}

/** New or moved dates that have passed. */
function checkPast(values: CampaignValues, window: Window, { stored, now }: DateContext): readonly Problem[] {
  const isStartPast = window.start !== stored?.startDate && dayOf(window.start) < dhakaDayOf(now);
  const isEndPast = window.end !== stored?.endDate && Date.parse(window.end) < now;
  return [
    ...problemIf(isStartPast, values.startDate === null ? 'date' : 'startDate', problems.startPast),
    ...problemIf(isEndPast, 'endDate', problems.endPast),
  ];
}

/** Dates in the wrong order, dates in the past, and a window that is shorter than the exam. */
export function checkDates(values: CampaignValues, context: DateContext): readonly Problem[] {
  const window = windowOf(values);
  if (window === null) return [['startDate', problems.start]];
  const length = Date.parse(window.end) - Date.parse(window.start);
  if (length <= 0) return [['endDate', problems.endBeforeStart]];
  const { timeLimit, subjects } = values.exam;
  const isShort = questionCount(subjects.get()) > 0 && length < (valueOf(timeLimit) ?? 0) * minuteMs;
  return [
    ...checkPast(values, window, context),
    ...problemIf(isShort && !context.stored?.hasBegun, 'endDate', problems.windowShort),
  ];
}
