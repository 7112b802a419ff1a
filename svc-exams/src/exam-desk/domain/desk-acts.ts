import { DomainError } from '@pathshala/contract-kit/domain-error';
import { nextEdit } from '@pathshala/contract-kit/edited';
import { maxAnnouncements } from '@pathshala/rules/exam-desk';
import type { ExtraTime } from '../../papers/index.ts';
import type { DeskAct, ExamDesk } from '../ports.ts';

/** The audit log has all of them. */
const shownActs = 50;

/** The revision of the desk that the administrator has read. */
export interface DeskEdit {
  /** The administrator's account. */
  readonly editor: { readonly id: string | null; readonly name: string | null };
  readonly rev: number;
}

export function newAct(
  kind: DeskAct['kind'],
  { editor }: DeskEdit,
  facts: Pick<DeskAct, '_id' | 'at'> & Partial<Pick<DeskAct, 'minutes' | 'attemptId' | 'studentId'>>,
): DeskAct {
  const about = { minutes: null, attemptId: null, studentId: null };
  return { ...about, ...facts, kind, by: editor.name, editorId: editor.id };
}

/** Throws conflict, with the name of the other administrator, when the desk was changed since it was read. */
export function recordAct(desk: ExamDesk, act: DeskAct, { editor, rev }: DeskEdit): ExamDesk {
  const edited = nextEdit(desk.edited, { rev, now: act.at, by: editor.name });
  const mark = { edited, editorId: editor.id };
  return { ...desk, ...mark, acts: [...desk.acts, act].slice(-shownActs) };
}

/** Records the act first, so that another process can finish it after a crash. */
export function beginAct(desk: ExamDesk, act: DeskAct, edit: DeskEdit): ExamDesk {
  const unfinishedSince = desk.unfinishedSince ?? Date.parse(act.at);
  return { ...recordAct(desk, act, edit), unfinished: [...desk.unfinished, act], unfinishedSince };
}

/** `isDone` is false for an act that came too late: it is removed from the list. */
export function endAct(desk: ExamDesk, actId: string, isDone: boolean): ExamDesk {
  const unfinished = desk.unfinished.filter(({ _id }) => _id !== actId);
  const [first] = unfinished;
  const acts = isDone ? desk.acts : desk.acts.filter(({ _id }) => _id !== actId);
  return { ...desk, acts, unfinished, unfinishedSince: first === undefined ? null : Date.parse(first.at) };
}

export function requireSaneMinutes(given: readonly ExtraTime[], minutes: number, max: number): void {
  const before = given.filter((extra) => extra.isReopening !== true);
  const sum = before.reduce((total, extra) => total + extra.minutes, minutes);
  if (sum <= max) return;
  throw new DomainError('invalid', 'exams.too-many-minutes', { params: { max } });
}

export function announce(desk: ExamDesk, act: DeskAct, text: { en: string; bn: string }): ExamDesk {
  if (desk.announcements.length >= maxAnnouncements) {
    throw new DomainError('conflict', 'exams.too-many-announcements', { params: { max: maxAnnouncements } });
  }
  const { en, bn } = text;
  const both = { en: en === '' ? bn : en, bn: bn === '' ? en : bn };
  const announcements = [...desk.announcements, { _id: act._id, ...both, at: act.at }];
  return { ...desk, announcements, newsNo: desk.newsNo + 1 };
}

export function withdraw(desk: ExamDesk, announcementId: string): ExamDesk {
  const announcements = desk.announcements.filter(({ _id }) => _id !== announcementId);
  return { ...desk, announcements, newsNo: desk.newsNo + 1 };
}
