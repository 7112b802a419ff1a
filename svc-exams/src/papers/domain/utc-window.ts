import type { ExamWindow } from './paper.ts';

/** Times of a window are compared as strings, so all have one format. */
export function utcWindow({ opensAt, closesAt }: ExamWindow): ExamWindow {
  return { opensAt: utc(opensAt), closesAt: closesAt === null ? null : utc(closesAt) };
}

function utc(time: string): string {
  return new Date(time).toISOString();
}
