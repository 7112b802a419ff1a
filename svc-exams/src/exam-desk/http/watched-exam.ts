import { serverEventText, type EventSink } from '@pathshala/service-kit/http/event-stream';
import { createDeskBoard, type BoardChange, type DeskBoard } from './desk-board.ts';

/** The number of rows in one event of a snapshot, so that the first ones are shown early. */
const rowsOfPart = 500;

const idleMs = 15_000;

export interface Watcher {
  readonly sink: EventSink;
  readonly userId: string;
  /** Epoch ms. */
  readonly since: number;
}

/** An exam that is watched in this process: its rows, and the readers of their changes. */
export interface WatchedExam {
  readonly board: DeskBoard;
  readonly watchers: Set<Watcher>;
  /** Signals that were read; late ones are found by reading the last seconds again. */
  readonly readSignals: Set<string>;
  /** Epoch ms before which every signal was read. */
  signalsReadAt: number;
  readAllAt: number;
  sentAt: number;
  rightsReadAt: number;
  /** Epoch ms since which nobody watches; null: somebody does. */
  leftAt: number | null;
  deskText: string;
  /** The number of the last change that was sent to all watchers. */
  sentChangeNo: number;
  /** The id of this board: event ids of another board are invalid here. */
  readonly boardId: string;
}

export function createWatchedExam(boardId: string, now: number): WatchedExam {
  return {
    board: createDeskBoard(),
    watchers: new Set(),
    readSignals: new Set(),
    signalsReadAt: now,
    readAllAt: 0,
    sentAt: now,
    rightsReadAt: now,
    leftAt: now,
    deskText: '',
    sentChangeNo: 0,
    boardId,
  };
}

/** Sends all rows, or the changes since `Last-Event-ID` of this board. */
export function greet({ board, boardId, sentChangeNo, deskText }: WatchedExam, sink: EventSink, now: number) {
  const [knownBoard, knownNo = ''] = (sink.lastEventId ?? '').split('.');
  const id = `${boardId}.${sentChangeNo}`;
  sink.write(serverEventText({ event: 'desk', data: deskText }));
  if (knownBoard === boardId && /^\d+$/.test(knownNo) && board.canResume(Number(knownNo))) {
    sink.write(changesText(board.since(Number(knownNo)), id, now));
    return;
  }
  for (const text of snapshotTexts(board, id, now)) sink.write(text);
}

/** One text for all watchers. Something is sent at least every 15 seconds, so that readers detect a lost connection. */
export function sendChanges(exam: WatchedExam, now: number): void {
  const { board, boardId } = exam;
  const changeNo = board.changeNo();
  if (changeNo > exam.sentChangeNo) {
    const text = changesText(board.since(exam.sentChangeNo), `${boardId}.${changeNo}`, now);
    exam.sentChangeNo = changeNo;
    sendAll(exam, text, now);
  } else if (now - exam.sentAt >= idleMs) {
    sendAll(exam, serverEventText({ event: 'beat', data: JSON.stringify({ serverNow: isoOf(now) }) }), now);
  }
}

export function sendAll(exam: WatchedExam, text: string, now: number): void {
  for (const { sink } of exam.watchers) sink.write(text);
  exam.sentAt = now;
}

function changesText(change: BoardChange, id: string, now: number): string {
  const data = JSON.stringify({ ...change, serverNow: isoOf(now) });
  return serverEventText({ event: 'changes', id, data });
}

function snapshotTexts(board: DeskBoard, id: string, now: number): readonly string[] {
  const rows = board.rows();
  const of = Math.max(1, Math.ceil(rows.length / rowsOfPart));
  return Array.from({ length: of }, (_, at) => {
    const part = rows.slice(at * rowsOfPart, (at + 1) * rowsOfPart);
    const data = JSON.stringify({
      part: at + 1,
      of,
      rows: part,
      ...(board.isCut() ? { isCut: true } : {}),
      serverNow: isoOf(now),
    });
    // Only a complete snapshot can be resumed.
    return serverEventText({ event: 'snapshot', data, ...(at + 1 === of ? { id } : {}) });
  });
}

const isoOf = (now: number): string => new Date(now).toISOString();
