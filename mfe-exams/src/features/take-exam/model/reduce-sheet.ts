import {
  type Choice,
  choiceOf,
  unacknowledged,
  withAcknowledged,
  withChoice,
  withMerged,
  withoutRefused,
  withSent,
} from './ledger.ts';
import { mergedSubjects, reduceSubjects } from './reduce-subjects.ts';
import {
  marked,
  marksIn,
  savedIn,
  type ServerSheet,
  type Sheet,
  type SheetEvent,
  type SheetSave,
} from './sheet.ts';

/** All changes of a sheet. A choice is removed only when the server has acknowledged or refused it. */
export function reduceSheet(sheet: Sheet, event: SheetEvent): Sheet {
  switch (event.type) {
    case 'chosen':
      return choose(sheet, event.questionId, event.option);
    case 'marked':
      return toggleMark(sheet, event.questionId);
    case 'sent':
      return send(sheet, event);
    case 'acknowledged':
      return acknowledge(sheet);
    case 'stale':
      return { ...sheet, flight: null, lastSeq: Math.max(sheet.lastSeq, event.savedSeq) };
    case 'failed':
      return { ...sheet, flight: null };
    case 'refused':
      return refuse(sheet);
    case 'merged':
      return merge(sheet, event.from);
    default:
      return reduceSubjects(sheet, event);
  }
}

function choose(sheet: Sheet, questionId: string, option: Choice): Sheet {
  if (choiceOf(sheet, questionId) === option) return sheet;
  const no = sheet.lastNo + 1;
  return { ...sheet, ...withChoice(sheet, { questionId, option, no }), lastNo: no };
}

function toggleMark(sheet: Sheet, questionId: string): Sheet {
  const no = sheet.lastNo + 1;
  const option = choiceOf(sheet.marks, questionId) === null ? marked : null;
  return { ...sheet, marks: withChoice(sheet.marks, { questionId, option, no }), lastNo: no };
}

/** Each save has a number of its own, a repeat too: an older one that arrives late is then seen to be older. */
function send(sheet: Sheet, { answers, marks }: SheetSave): Sheet {
  const lastSeq = sheet.lastSeq + 1;
  return {
    ...sheet,
    ...withSent(sheet, answers),
    marks: withSent(sheet.marks, marks),
    lastSeq,
    flight: { seq: lastSeq, answers, marks },
  };
}

function acknowledge(sheet: Sheet): Sheet {
  const { answers, marks } = sheet.flight ?? { answers: [], marks: [] };
  const next = {
    ...sheet,
    ...withAcknowledged(sheet, answers),
    marks: withAcknowledged(sheet.marks, marks),
    flight: null,
  };
  return { ...next, sendsOneByOne: sheet.sendsOneByOne && hasUnacknowledged(next) };
}

/** The server will never accept a refused one that was sent alone; of several, only one may be the bad one. */
function refuse(sheet: Sheet): Sheet {
  const { answers, marks } = sheet.flight ?? { answers: [], marks: [] };
  const next = { ...sheet, flight: null };
  if (answers.length + marks.length !== 1) return { ...next, sendsOneByOne: true };
  const [answer] = answers;
  const [mark] = marks;
  if (answer) return { ...next, ...withoutRefused(sheet, answer) };
  return mark ? { ...next, marks: withoutRefused(sheet.marks, mark) } : next;
}

/** Another tab or device saved: its answers are merged under those that are chosen here and not acknowledged. */
function merge(sheet: Sheet, from: ServerSheet): Sheet {
  return {
    ...sheet,
    ...withMerged(sheet, savedIn(from)),
    marks: withMerged(sheet.marks, marksIn(from)),
    ...mergedSubjects(sheet, from.subjects),
    lastSeq: Math.max(sheet.lastSeq, from.savedSeq),
  };
}

function hasUnacknowledged(sheet: Sheet): boolean {
  return unacknowledged(sheet).length > 0 || unacknowledged(sheet.marks).length > 0;
}
