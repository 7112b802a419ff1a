import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedSheetOf, restoredSheet } from './stored-sheet.ts';
import { choiceOf } from './ledger.ts';
import { type IsOpen, nextSave } from './next-save.ts';
import { isMarked } from './question-state.ts';
import { reduceSheet } from './reduce-sheet.ts';
import { type Sheet, type SheetEvent, sheetOf } from './sheet.ts';

const always = (): boolean => true;
const empty = sheetOf({ answers: [], marked: [], savedSeq: 0, subjects: [] });
const nextAnswers = (sheet: Sheet, isOpen: IsOpen) => nextSave(sheet, isOpen)?.answers ?? null;
const after = (sheet: Sheet, ...events: SheetEvent[]): Sheet => events.reduce(reduceSheet, sheet);
const marked = (questionId: string): SheetEvent => ({ type: 'marked', questionId });
const chosen = (questionId: string, option: string | null): SheetEvent => ({
  type: 'chosen',
  questionId,
  option,
});

/** Sends what the sheet would send next. */
function sent(sheet: Sheet): Sheet {
  const save = nextSave(sheet, always);
  return save ? reduceSheet(sheet, { type: 'sent', ...save }) : sheet;
}

describe('a sheet of answers', () => {
  it('keeps a choice made while an older one is on its way', () => {
    const flying = sent(after(empty, chosen('q1', 'a')));
    const settled = after(flying, chosen('q1', 'b'), { type: 'acknowledged' });
    expect(settled.saved).toEqual({ q1: 'a' });
    expect(nextAnswers(settled, always)).toEqual([
      expect.objectContaining({ questionId: 'q1', option: 'b' }),
    ]);
  });

  it('has nothing to send when a choice is taken back before it went', () => {
    expect(nextAnswers(after(empty, chosen('q1', 'a'), chosen('q1', null)), always)).toBeNull();
  });

  it('sends the old answer again when the new one may have arrived', () => {
    const saved = sheetOf({
      answers: [{ questionId: 'q1', selectedOption: 'a' }],
      marked: [],
      savedSeq: 1,
      subjects: [],
    });
    const unsure = after(sent(after(saved, chosen('q1', 'b'))), { type: 'failed' }, chosen('q1', 'a'));
    expect(nextAnswers(unsure, always)).toEqual([expect.objectContaining({ option: 'a' })]);
  });

  it('never has two saves under way', () => {
    expect(nextAnswers(after(sent(after(empty, chosen('q1', 'a'))), chosen('q2', 'b')), always)).toBeNull();
  });

  it('lets answers of a dropped subject wait, and the others pass', () => {
    const sheet = after(empty, chosen('q1', 'a'), chosen('q2', 'b'));
    const answers = nextAnswers(sheet, (questionId) => questionId !== 'q1');
    expect(answers?.map(({ questionId }) => questionId)).toEqual(['q2']);
    expect(choiceOf(sheet, 'q1')).toBe('a');
  });

  it('finds the one bad answer of a refused save, and drops no other', () => {
    let sheet = after(empty, chosen('bad', 'x'), chosen('q1', 'a'), chosen('q2', 'b'));
    for (let round = 0; round < 10 && nextSave(sheet, always); round += 1) {
      sheet = sent(sheet);
      const isBad = sheet.flight?.answers.some(({ questionId }) => questionId === 'bad');
      sheet = reduceSheet(sheet, { type: isBad ? 'refused' : 'acknowledged' });
    }
    expect(sheet.saved).toEqual({ q1: 'a', q2: 'b' });
    expect(sheet.changes).toEqual({});
    expect(sheet.sendsOneByOne).toBe(false);
  });

  it('numbers a save above what another tab has saved', () => {
    const stale = after(sent(after(empty, chosen('q1', 'a'))), { type: 'stale', savedSeq: 7 });
    expect(sent(stale).flight?.seq).toBe(8);
  });

  it('takes another tab’s answers in under its own', () => {
    const from = {
      answers: [
        { questionId: 'q1', selectedOption: 'theirs' },
        { questionId: 'q2', selectedOption: 'theirs' },
      ],
      marked: ['q2'],
      savedSeq: 3,
      subjects: ['Biology'],
    };
    const merged = after(empty, chosen('q1', 'mine'), { type: 'merged', from });
    expect([choiceOf(merged, 'q1'), choiceOf(merged, 'q2')]).toEqual(['mine', 'theirs']);
    expect(isMarked(merged, 'q2')).toBe(true);
    expect(merged.subjects).toEqual(['Biology']);
  });
});

describe('what a browser kept', () => {
  const server = { answers: [], marked: [], savedSeq: 4, subjects: [] };
  const stored = (sheet: Sheet, at = 1) =>
    storedSheetOf(sheet, { at: at, current: null, isSubmitting: false });

  it('is sent after a crash', () => {
    const restored = restoredSheet(server, [stored(after(empty, chosen('q1', 'a')))]);
    expect(nextAnswers(restored, always)).toEqual([
      expect.objectContaining({ questionId: 'q1', option: 'a' }),
    ]);
    expect(sent(restored).flight?.seq).toBe(5);
  });

  it('is numbered above every save that was sent before the crash, which may still arrive', () => {
    const lost = after(sent(after(empty, chosen('q1', 'a'))), { type: 'failed' });
    const delayed = sent(lost);
    const restored = after(restoredSheet({ ...server, savedSeq: 0 }, [stored(delayed)]), chosen('q1', 'b'));
    expect(sent(restored).flight?.seq).toBeGreaterThan(delayed.flight?.seq ?? 0);
  });

  it('yields to an answer that another device has given since', () => {
    const before = stored(after(empty, chosen('q1', 'old')));
    const now = { ...server, answers: [{ questionId: 'q1', selectedOption: 'newer' }] };
    expect(choiceOf(restoredSheet(now, [before]), 'q1')).toBe('newer');
  });

  it('stands over what this browser itself had sent before', () => {
    const before = stored(after(sent(after(empty, chosen('q1', 'first'))), chosen('q1', 'second')));
    const now = { ...server, answers: [{ questionId: 'q1', selectedOption: 'first' }] };
    expect(choiceOf(restoredSheet(now, [before]), 'q1')).toBe('second');
  });

  it('of two tabs counts by age', () => {
    const older = stored(after(empty, chosen('q1', 'older'), marked('q9')), 1);
    const newer = stored(after(empty, chosen('q1', 'newer')), 2);
    expect(choiceOf(restoredSheet(server, [newer, older]), 'q1')).toBe('newer');
  });

  it('has the marks that were not sent, and sends them', () => {
    const restored = restoredSheet(server, [stored(after(empty, marked('q3')))]);
    expect(isMarked(restored, 'q3')).toBe(true);
    expect(nextSave(restored, always)?.marks.map(({ questionId }) => questionId)).toEqual(['q3']);
  });
});

/** A server that stores the highest clientSeq, behind a connection that loses calls, responses or both, and delays calls. */
interface World {
  sheet: Sheet;
  server: { answers: Record<string, string>; marked: Set<string>; savedSeq: number };
  late: NonNullable<Sheet['flight']>[];
}

const aWorld = (): World => ({
  sheet: empty,
  server: { answers: {}, marked: new Set(), savedSeq: 0 },
  late: [],
});

function arrive(world: World, save: World['late'][number]): boolean {
  if (save.seq <= world.server.savedSeq) return false;
  world.server.savedSeq = save.seq;
  for (const { questionId, option } of save.answers) {
    if (option === null) delete world.server.answers[questionId];
    else world.server.answers[questionId] = option;
  }
  for (const { questionId, option } of save.marks) {
    if (option === null) world.server.marked.delete(questionId);
    else world.server.marked.add(questionId);
  }
  return true;
}

const serverSheet = ({ server }: World) => ({
  answers: Object.entries(server.answers).map(([questionId, selectedOption]) => ({
    questionId,
    selectedOption,
  })),
  marked: [...server.marked],
  savedSeq: server.savedSeq,
  subjects: [],
});

function exchange(world: World, fate: 'fine' | 'callLost' | 'answerLost' | 'delayed'): void {
  world.sheet = sent(world.sheet);
  const { flight } = world.sheet;
  if (!flight) return;
  const dispatch = (event: SheetEvent) => void (world.sheet = reduceSheet(world.sheet, event));
  if (fate === 'delayed') world.late.push(flight);
  if (fate === 'delayed' || fate === 'callLost') return dispatch({ type: 'failed' });
  const isApplied = arrive(world, flight);
  if (fate === 'answerLost') return dispatch({ type: 'failed' });
  if (isApplied) return dispatch({ type: 'acknowledged' });
  dispatch({ type: 'stale', savedSeq: world.server.savedSeq });
  dispatch({ type: 'merged', from: serverSheet(world) });
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('choose' as const),
    questionId: fc.constantFrom('q1', 'q2', 'q3'),
    option: fc.constantFrom('a', 'b', 'c', null),
  }),
  fc.record({ kind: fc.constant('mark' as const), questionId: fc.constantFrom('q1', 'q2') }),
  fc.record({
    kind: fc.constant('exchange' as const),
    fate: fc.constantFrom('fine', 'callLost', 'answerLost', 'delayed'),
  }),
  fc.record({ kind: fc.constant('lateArrival' as const) }),
  fc.record({ kind: fc.constant('crash' as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function happen(world: World, one: Step): void {
  switch (one.kind) {
    case 'choose':
      world.sheet = reduceSheet(world.sheet, chosen(one.questionId, one.option));
      break;
    case 'mark':
      world.sheet = reduceSheet(world.sheet, marked(one.questionId));
      break;
    case 'exchange':
      exchange(world, one.fate);
      break;
    case 'lateArrival':
      for (const save of world.late.splice(0, 1)) arrive(world, save);
      break;
    default:
      world.sheet = restoredSheet(serverSheet(world), [
        storedSheetOf(world.sheet, { at: 1, current: null, isSubmitting: false }),
      ]);
  }
}

describe('any order of choices, lost calls, lost answers, late calls and crashes', () => {
  it('ends with the server holding exactly what was chosen and marked last [EXM-05]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = aWorld();
        const last: Record<string, string | null> = {};
        const flags = new Map<string, boolean>();
        for (const one of steps) {
          if (one.kind === 'choose') last[one.questionId] = one.option;
          if (one.kind === 'mark') flags.set(one.questionId, !isMarked(world.sheet, one.questionId));
          happen(world, one);
        }
        for (let round = 0; round < 20 && nextSave(world.sheet, always); round += 1) exchange(world, 'fine');
        for (const [questionId, option] of Object.entries(last)) {
          expect(choiceOf(world.sheet, questionId)).toBe(option);
          expect(world.server.answers[questionId] ?? null).toBe(option);
        }
        for (const [questionId, isFlagged] of flags) {
          expect(isMarked(world.sheet, questionId)).toBe(isFlagged);
          expect(world.server.marked.has(questionId)).toBe(isFlagged);
        }
        expect([world.sheet.changes, world.sheet.marks.changes]).toEqual([{}, {}]);
      }),
      { numRuns: 2000 },
    );
  });

  it('never shows the student anything but their last choice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = aWorld();
        const last: Record<string, string | null> = {};
        for (const one of steps) {
          if (one.kind === 'choose') {
            last[one.questionId] = one.option;
            world.sheet = reduceSheet(world.sheet, chosen(one.questionId, one.option));
          } else if (one.kind === 'exchange') exchange(world, one.fate);
          for (const [questionId, option] of Object.entries(last)) {
            expect(choiceOf(world.sheet, questionId)).toBe(option);
          }
        }
      }),
    );
  });
});
