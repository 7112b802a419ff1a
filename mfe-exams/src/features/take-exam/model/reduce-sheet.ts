import {
  type Choice,
  choiceOf,
  savedIn,
  type SentAnswer,
  type ServerSheet,
  type Sheet,
  type SheetEvent,
  without,
} from './sheet.ts';
import { mergedSubjects, reduceSubjects } from './reduce-subjects.ts';

/** All changes of a sheet. A choice is removed only when the server has acknowledged or refused it. */
export function reduceSheet(sheet: Sheet, event: SheetEvent): Sheet {
  switch (event.type) {
    case 'chosen':
      return choose(sheet, event.questionId, event.option);
    case 'marked':
      return { ...sheet, marked: toggled(sheet.marked, event.questionId) };
    case 'sent':
      return send(sheet, event.answers);
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
  const lastNo = sheet.lastNo + 1;
  const base = sheet.saved[questionId] ?? null;
  const ours = sheet.changes[questionId]?.ours ?? [base];
  const isNeverSent = ours.length === 1;
  const changes =
    isNeverSent && option === base
      ? without(sheet.changes, questionId)
      : { ...sheet.changes, [questionId]: { option, no: lastNo, ours } };
  return { ...sheet, changes, lastNo };
}

function toggled(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

/** Each save has a number of its own, a repeat too: an older one that arrives late is then seen to be older. */
function send(sheet: Sheet, answers: readonly SentAnswer[]): Sheet {
  const lastSeq = sheet.lastSeq + 1;
  const changes = { ...sheet.changes };
  for (const { questionId, option } of answers) {
    const change = changes[questionId];
    if (change) changes[questionId] = { ...change, ours: [...change.ours, option] };
  }
  return { ...sheet, changes, lastSeq, flight: { seq: lastSeq, answers } };
}

function acknowledge(sheet: Sheet): Sheet {
  let { saved, changes } = sheet;
  for (const { questionId, option, no } of sheet.flight?.answers ?? []) {
    saved = option === null ? without(saved, questionId) : { ...saved, [questionId]: option };
    const change = changes[questionId];
    if (!change) continue;
    changes =
      change.no === no
        ? without(changes, questionId)
        : { ...changes, [questionId]: { ...change, ours: [option] } };
  }
  const sendsOneByOne = sheet.sendsOneByOne && Object.keys(changes).length > 0;
  return { ...sheet, saved, changes, flight: null, sendsOneByOne };
}

/** The server will never take what it refused for itself; in company, only one of them may be the bad one. */
function refuse(sheet: Sheet): Sheet {
  const answers = sheet.flight?.answers ?? [];
  const [only] = answers;
  if (answers.length !== 1 || !only) return { ...sheet, flight: null, sendsOneByOne: true };
  const isNewer = sheet.changes[only.questionId]?.no !== only.no;
  const changes = isNewer ? sheet.changes : without(sheet.changes, only.questionId);
  return { ...sheet, flight: null, changes };
}

/** Another tab or device saved: its answers are merged under those that are chosen here and not acknowledged. */
function merge(sheet: Sheet, from: ServerSheet): Sheet {
  const saved = savedIn(from);
  const changes = Object.entries(sheet.changes).map(
    ([questionId, change]) =>
      [questionId, { ...change, ours: [...change.ours, saved[questionId] ?? null] }] as const,
  );
  return {
    ...sheet,
    saved,
    changes: Object.fromEntries(changes),
    ...mergedSubjects(sheet, from.subjects),
    lastSeq: Math.max(sheet.lastSeq, from.savedSeq),
  };
}
