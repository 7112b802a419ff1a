import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { SaveCancelled } from '@pathshala/admin-kit/forms/save-cancelled';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type {
  changeMessage,
  checkMessage,
  readMessage,
  sendMessage,
} from '@pathshala/svc-auth-contract/school-message-routes';
import type { MessageInput, SchoolMessage } from '@pathshala/svc-auth-contract/school-messages';
import { randomId } from '@pathshala/web-kit/random-id';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { messagePath, messagesPath, staleMessages } from '../../messages/message-paths.ts';
import { MessagePreview } from './message-preview.tsx';
import { messageSchema, type MessageValues, valuesOf } from './message-values.ts';
import { texts } from './texts.ts';

interface MessageFormOptions {
  /** Absent for a new one. */
  readonly message: SchoolMessage | undefined;
  readonly initial: MessageValues;
  readonly onSaved: (message: SchoolMessage) => void;
}

/** Each audience that a link names has a draft of its own. */
const newOf = ({ audience: { kind, id } }: MessageValues): string => `new:${kind}:${id}`;

/** Saving shows the message on each channel with its recipients and cost, asks, then sends or schedules it. */
export function useMessageForm({
  message,
  initial,
  onSaved,
}: MessageFormOptions): FormHandle<MessageValues, MessageInput, undefined> {
  const translate = useText();
  const { number, shortDateTime } = useFormat();
  const confirm = useConfirm();
  const user = useUser();
  const { api, toast } = useServices();
  // Made once, so that a second press sends nothing.
  const [key] = useState(randomId);

  async function ask({ sendAt, ...draft }: MessageInput): Promise<void> {
    const checked = await api.call<typeof checkMessage>('post', '/messages/check', { body: draft });
    const { total } = checked.recipients;
    const isSure = await confirm({
      title: total === 1 ? translate(texts.askOne) : translate(texts.ask, { n: number(total) }),
      body: <MessagePreview checked={checked} channels={draft.channels} />,
      confirmText: translate(sendAt === null ? texts.send : texts.schedule),
    });
    if (!isSure) throw new SaveCancelled();
  }

  return useAdminForm<MessageValues, MessageInput, SchoolMessage>({
    schema: messageSchema(globalThis.location.origin),
    defaultValues: initial,
    rev: message?.rev,
    draft: { name: `school-message:${user?._id ?? 'nobody'}:${message?._id ?? newOf(initial)}` },
    invalidates: staleMessages,
    ...(message && {
      async loadStored() {
        const params = { id: message._id };
        const stored = await api.call<typeof readMessage>('get', messagePath, { params });
        const { rev, changedBy, changedAt } = stored;
        return { values: valuesOf(stored), rev, changedBy, changedAt };
      },
    }),
    async save(body, { rev }) {
      await ask(body);
      if (message === undefined)
        return api.call<typeof sendMessage>('post', messagesPath, { body: { ...body, key } });
      return api.call<typeof changeMessage>('put', messagePath, {
        params: { id: message._id },
        body: { ...body, rev: rev ?? message.rev },
      });
    },
    onSaved(saved) {
      const isLater = Date.parse(saved.sendAt) > Date.now();
      const time = shortDateTime(saved.sendAt);
      toast.success(isLater ? translate(texts.scheduled, { time }) : translate(texts.sent));
      onSaved(saved);
    },
  });
}
