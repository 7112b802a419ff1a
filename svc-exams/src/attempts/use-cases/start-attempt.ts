import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Entitlements, refusalToStart, scopeOf } from '../../entitlements/index.ts';
import type { FindLock } from '../../openings/index.ts';
import { type Paper, type PaperHead, type Papers, rulesOf } from '../../papers/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { AttemptPorts, Attempts, CloseOverdue, ExamStarts, StartCommand } from '../ports.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import { newAttempt } from '../domain/start-attempt.ts';
import type { RequireFewStarts, RequireNotJoined, RequireOneSitting } from './start-rules.ts';

type TimedStart = StartCommand & { readonly grace: number };

/** Each lost race means that another call of the same student succeeded; more than a few indicate an error. */
const maxRaces = 5;

interface StartAttemptDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly entitlements: Pick<Entitlements, 'rightTo'>;
  readonly findLock: FindLock;
  readonly closeOverdue: CloseOverdue;
  readonly examStarts: ExamStarts;
  readonly siteRules: SiteRules;
  readonly requireFewStarts: RequireFewStarts;
  readonly requireOneSitting: RequireOneSitting;
  readonly requireNotJoined: RequireNotJoined;
}

/** Starts an exam, or returns the open attempt. Any number of calls at once make one attempt. */
export function startAttempt(dependencies: StartAttemptDependencies): AttemptPorts['startAttempt'] {
  const { attempts, papers, entitlements, closeOverdue, examStarts, siteRules } = dependencies;
  return async (command) => {
    for (let race = 0; race < maxRaces; race += 1) {
      const head = await headOf(command);
      const latest = await attempts.latest({ ...command, examId: head.paperId, examKind: head.examKind });
      const last = latest === null ? null : await closeOverdue(latest, command.now);
      if (last?.status === 'open') {
        const held = await takeOver(last, command);
        if (held.status === 'open') return { attempt: held, isNew: false };
        continue;
      }
      const { paper } = await papers.publishedVersion(head.paperId, head.paperVersion);
      await requireRight(paper, head.isWithdrawn, command);
      await requireAnother(head, last, command);
      const attempt = attemptAfter(last, paper, { ...command, grace: await graceOf(head) });
      await dependencies.requireOneSitting(paper, attempt, command);
      // Announced before the attempt is stored: a crash in between freezes an exam early, never too late.
      if (rulesOf(head).isRanked) await examStarts.announce(attempt);
      if (!(await attempts.begin(attempt))) continue;
      await dependencies.requireNotJoined(command);
      return { attempt, isNew: true };
    }
    throw new DomainError('conflict', 'common.conflict');
  };

  async function headOf({ examId, examKind }: StartCommand): Promise<PaperHead> {
    const head = await papers.head(examId);
    if (head !== null && head.examKind === examKind) return head;
    throw new DomainError('not-found', 'exams.not-found');
  }

  function attemptAfter(last: Attempt | null, paper: Paper, command: TimedStart): Attempt {
    const attemptNo = (last?.attemptNo ?? 0) + 1;
    const { examKind, paperId: examId } = paper;
    const id = attempts.idOf({ examKind, examId, studentId: command.studentId, attemptNo });
    return newAttempt(paper, { ...command, id, attemptNo });
  }

  /** The grace in milliseconds: one for all students of an exam with an end, fixed by the first start; else the current setting. */
  async function graceOf(head: PaperHead): Promise<number> {
    const setNow = siteRules.current().exams.graceSeconds * 1000;
    if (head.window?.closesAt == null) return setNow;
    return head.graceMs ?? (await papers.fixGrace(head.paperId, setNow));
  }

  async function requireRight(paper: Paper, isWithdrawn: boolean, { studentId, now }: StartCommand) {
    const scope = scopeOf(paper);
    const right = await entitlements.rightTo(studentId, scope);
    const lock = await dependencies.findLock(paper, studentId, now);
    const { window } = paper;
    const refusal = refusalToStart({ scope, ...right, isWithdrawn, lock, window, now });
    if (refusal !== null) throw refusal;
  }

  /** The device that starts an open attempt holds it from now on. */
  async function takeOver(open: Attempt, { device }: StartCommand): Promise<Attempt> {
    if (device === undefined || open.device === device) return open;
    return attempts.change(open._id, (attempt) =>
      attempt.status === 'open' && attempt.device !== device ? { ...attempt, device } : null,
    );
  }

  /** A ranked exam is sat once; another repeatedly, within the limits of an hour. */
  async function requireAnother(head: PaperHead, last: Attempt | null, command: StartCommand) {
    if (rulesOf(head).isAgainAllowed)
      return dependencies.requireFewStarts(last, command.studentId, command.now);
    if (last !== null) throw new DomainError('conflict', 'exams.already-sat');
  }
}
