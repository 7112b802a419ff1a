import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { SaveCancelled } from '@pathshala/admin-kit/forms/save-cancelled';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type { previewMessage, sendMessage } from '@pathshala/svc-campaigns-contract/participant-messages';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { z } from 'zod';
import { messageTexts as texts } from '../texts.ts';
import { messagesPath } from './message-list.tsx';
import { messageSchema, type MessageValues, type SentMessage } from './message-values.ts';
import type { ReactNode } from 'react';
import styles from '../participants.module.css';

interface MessageFormOptions {
  readonly campaignId: string;
  /** The chosen participants; none: those whom the form names. */
  readonly ids: readonly string[];
  readonly initial: Pick<MessageValues, 'state' | 'q'>;
}

type Sent = z.output<(typeof sendMessage)['answer']>;

/** Saving shows the message in both languages with the number of recipients, asks, then sends. */
export function useMessageForm({
  campaignId,
  ids,
  initial,
}: MessageFormOptions): FormHandle<MessageValues, SentMessage, undefined> {
  const translate = useText();
  const confirm = useConfirm();
  const user = useUser();
  const { api, toast } = useServices();
  const params = { campaignId };

  async function askAndSend(body: SentMessage): Promise<Sent> {
    const path = '/campaign/participants/{campaignId}/messages/preview';
    const preview = await api.call<typeof previewMessage>('post', path, { params, body });
    const isSure = await confirm({
      title:
        preview.recipients === 1 ? translate(texts.askOne) : translate(texts.ask, { n: preview.recipients }),
      body: <MessagePreview preview={preview} />,
      confirmText: translate(texts.send),
    });
    if (!isSure) throw new SaveCancelled();
    return api.call<typeof sendMessage>('post', messagesPath, { params, body });
  }

  const empty = { bn: '', en: '' };
  return useAdminForm<MessageValues, SentMessage, Sent>({
    schema: messageSchema(ids),
    defaultValues: { ...initial, subject: empty, body: empty },
    draft: { name: `campaign-message:${user?._id ?? 'nobody'}:${campaignId}:${ids.join(',')}` },
    invalidates: [messagesPath],
    save: askAndSend,
    onSaved: () => toast.success(translate(texts.sent)),
  });
}

type Preview = z.output<(typeof previewMessage)['answer']>;

const languages = [
  ['bn', texts.bengali],
  ['en', texts.english],
] as const;

/** The mail as its recipients read it, in both languages. */
function MessagePreview({ preview }: { readonly preview: Preview }): ReactNode {
  const translate = useText();
  return (
    <div className={styles['columns']}>
      {languages.map(([language, text]) => (
        <section key={language} lang={language}>
          <h3>{translate(text)}</h3>
          <p>
            <strong>{preview[language].subject}</strong>
          </p>
          <pre className={styles['preview']}>{preview[language].text}</pre>
        </section>
      ))}
    </div>
  );
}
