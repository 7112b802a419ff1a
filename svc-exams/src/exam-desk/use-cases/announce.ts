import type { Papers } from '../../papers/index.ts';
import { announce as announced, newAct, recordAct, withdraw, type DeskEdit } from '../domain/desk-acts.ts';
import type { DeskAct, DeskNews, ExamDesk, ExamDesks } from '../ports.ts';
import type { PageSignals } from './page-signals.ts';
import { requireExam } from './require-exam.ts';

interface AnnounceDependencies {
  readonly pageSignals: Pick<PageSignals, 'note'>;
  readonly desks: ExamDesks;
  readonly news: DeskNews;
  readonly papers: Papers;
  readonly newId: () => string;
  readonly now: () => number;
}

interface AnnounceCommand extends DeskEdit {
  readonly examId: string;
  readonly en: string;
  readonly bn: string;
}

interface WithdrawCommand extends DeskEdit {
  readonly examId: string;
  readonly announcementId: string;
}

/** Shown on the pages of students in progress, and of those who start later. */
export function announce(dependencies: AnnounceDependencies) {
  return ({ en, bn, ...command }: AnnounceCommand): Promise<void> =>
    change(dependencies, command, {
      kind: 'announced',
      rule: (desk, act) => announced(desk, act, { en, bn }),
    });
}

export function withdrawAnnouncement(dependencies: AnnounceDependencies) {
  return ({ announcementId, ...command }: WithdrawCommand): Promise<void> =>
    change(dependencies, command, { kind: 'withdrawn', rule: (desk) => withdraw(desk, announcementId) });
}

async function change(
  { desks, news, papers, pageSignals, newId, now }: AnnounceDependencies,
  command: DeskEdit & { readonly examId: string },
  { kind, rule }: { kind: DeskAct['kind']; rule: (desk: ExamDesk, act: DeskAct) => ExamDesk },
): Promise<void> {
  const { examId } = command;
  await requireExam(papers, examId);
  const act = newAct(kind, command, { _id: newId(), at: new Date(now()).toISOString() });
  const { announcements, newsNo } = await desks.change(examId, (desk) =>
    rule(recordAct(desk, act, command), act),
  );
  news.forget(examId);
  pageSignals.note(examId, { announcements: [...announcements], newsNo });
}
