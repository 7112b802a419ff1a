import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readMessage } from '@pathshala/svc-auth-contract/school-message-routes';
import type { SchoolMessage } from '@pathshala/svc-auth-contract/school-messages';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useState } from 'react';
import { bossMessagePath, bossMessagesPath, messagePath } from '../../messages/message-paths.ts';
import { AudienceFields } from './audience-fields.tsx';
import { ChannelFields, ContentFields, TimeFields } from './message-fields.tsx';
import { firstValues, type MessageValues, valuesOf } from './message-values.ts';
import styles from './messages.module.css';
import { texts } from './texts.ts';
import { useMessageForm } from './use-message-form.tsx';

/** /boss/messages/new?kind=batch&id=…&name=…: a new message, to these recipients if the address names some. */
export function ComposePage(): ReactNode {
  const [query] = useQueryParams();
  const [initial] = useState(() => firstValues(query));
  return <MessageForm message={undefined} initial={initial} />;
}

/** /boss/messages/:id/edit: a message that has not begun to go out. */
export function EditMessagePage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useFreshQuery(useApiQuery<typeof readMessage>(messagePath, { params: { id } }));
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.loadFailed)}>
      {(message) => <MessageForm key={message._id} message={message} initial={valuesOf(message)} />}
    </QueryStates>
  );
}

interface MessageFormProps {
  readonly message: SchoolMessage | undefined;
  readonly initial: MessageValues;
}

function MessageForm({ message: loaded, initial: first }: MessageFormProps): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  // A later fetch does not change the form; a save is compared with what is stored by its revision.
  const [{ message, initial }] = useState({ message: loaded, initial: first });
  const form = useMessageForm({
    message,
    initial,
    onSaved: ({ _id }) => void navigate(bossMessagePath(_id)),
  });
  return (
    <AdminPage
      title={translate(message === undefined ? texts.new : texts.edit)}
      breadcrumbs={[{ text: translate(texts.title), to: bossMessagesPath }]}
    >
      <AdminForm form={form} submitsOnEnter={false}>
        <div className={styles['form']}>
          <div className={styles['stack']}>
            <AudienceFields />
          </div>
          <ContentFields />
          <ChannelFields />
          <TimeFields />
        </div>
        <SaveBar>
          <SaveButton text={translate(texts.preview)} />
        </SaveBar>
      </AdminForm>
    </AdminPage>
  );
}
