import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { type Draft, requireSendAt } from '../domain/school-message.ts';
import type { Messages, SchoolMessage } from '../ports.ts';
import type { CheckDraft } from './check-draft.ts';

interface WriteMessageDependencies {
  readonly messages: Pick<Messages, 'find' | 'insert' | 'change'>;
  readonly check: CheckDraft;
  readonly now: () => number;
  /** Returns the same id for the same parts. */
  readonly idOf: (...parts: readonly (string | number)[]) => string;
}

/** A student is named by the account alone, so that no copy of the name outlives it. */
function draftOf({ audience, contents, channels, link }: Draft) {
  const name = audience.kind === 'student' || audience.kind === 'all' ? '' : audience.name;
  const words = [contents.bn.title, contents.en.title, name].filter((word) => word !== '');
  return {
    audience: { ...audience, name, id: audience.kind === 'all' ? '' : audience.id },
    contents,
    channels,
    link,
    searchText: words.map(searchKeyOf).join('\n'),
  };
}

export function findMessage({ messages }: { readonly messages: Pick<Messages, 'find'> }) {
  return async (id: string): Promise<SchoolMessage> => {
    const found = await messages.find(id);
    if (found === null) throw new DomainError('not-found', 'common.not-found');
    return found;
  };
}

interface WriteMessageCommand {
  readonly draft: Draft;
  readonly key: string;
  /** ISO 8601; null: at once. */
  readonly sendAt: string | null;
  readonly editor: Editor;
}

/** Stores a message that goes out at its time. A repeat with the same key returns the stored one. */
export function writeMessage({ messages, check, now, idOf }: WriteMessageDependencies) {
  return async ({ draft, key, sendAt, editor }: WriteMessageCommand): Promise<SchoolMessage> => {
    const _id = idOf('school-message', editor.id ?? '', key);
    const stored = await messages.find(_id);
    if (stored !== null) return stored;
    const createdAt = now();
    const time = requireSendAt(sendAt, createdAt);
    await check(draft);
    const message: SchoolMessage = {
      _id,
      ...draftOf(draft),
      ...firstEditMark(editor, new Date(createdAt).toISOString()),
      state: 'scheduled',
      createdAt,
      sendAt: time,
      leaseUntil: 0,
      listedTo: '',
      isListed: false,
      recipients: 0,
      mails: 0,
      roundAt: 0,
    };
    return (await messages.insert(message)) ? message : findMessage({ messages })(_id);
  };
}

interface ChangeMessageCommand {
  readonly id: string;
  readonly draft: Draft;
  readonly sendAt: string | null;
  readonly rev: number;
  readonly editor: Editor;
}

const begun = () => new DomainError('conflict', 'auth.message-begun');

/** One write decides between the change and the begin of the sending. */
export function changeMessage({ messages, check, now }: Omit<WriteMessageDependencies, 'idOf'>) {
  const find = findMessage({ messages });
  return async ({ id, draft, sendAt, rev, editor }: ChangeMessageCommand): Promise<SchoolMessage> => {
    const stored = await find(id);
    if (stored.state !== 'scheduled') throw begun();
    const at = now();
    const mark = nextEditMark(stored, editor, { rev, now: new Date(at).toISOString() });
    const change = { ...draftOf(draft), ...mark, sendAt: requireSendAt(sendAt, at) };
    await check(draft);
    if (await messages.change(stored, change)) return { ...stored, ...change };
    nextEditMark(await find(id), editor, { rev, now: new Date(at).toISOString() });
    throw begun();
  };
}

/** A repeat returns the cancelled message. */
export function cancelMessage({ messages, now }: Pick<WriteMessageDependencies, 'messages' | 'now'>) {
  const find = findMessage({ messages });
  return async ({ id, editor }: { readonly id: string; readonly editor: Editor }): Promise<SchoolMessage> => {
    for (;;) {
      const stored = await find(id);
      if (stored.state === 'cancelled') return stored;
      if (stored.state !== 'scheduled') throw begun();
      const mark = nextEditMark(stored, editor, { now: new Date(now()).toISOString() });
      const change = { ...mark, state: 'cancelled' as const };
      if (await messages.change(stored, change)) return { ...stored, ...change };
    }
  };
}
