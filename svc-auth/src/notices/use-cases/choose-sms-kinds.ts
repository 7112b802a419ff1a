import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { type NoticeKind, noticeKinds } from '@pathshala/contract-kit/notice';
import type { SmsKinds, SmsKindsStore } from '../ports.ts';

interface ChooseSmsKindsDependencies {
  readonly smsKinds: Pick<SmsKindsStore, 'update'>;
  readonly now: () => number;
}

interface ChooseSmsKindsCommand {
  readonly kinds: readonly NoticeKind[];
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** Stores for which kinds of notices the school pays an SMS. Throws `conflict` when the editor has not read the latest edit. */
export function chooseSmsKinds({ smsKinds, now }: ChooseSmsKindsDependencies) {
  return ({ kinds, rev, editor }: ChooseSmsKindsCommand): Promise<SmsKinds> => {
    const edit = { rev, now: new Date(now()).toISOString() };
    return smsKinds.update((stored) => ({
      kinds: noticeKinds.filter((kind) => kinds.includes(kind)),
      ...nextEditMark(stored ?? {}, editor, edit),
    }));
  };
}
