import type { listStudentMessages } from '@pathshala/svc-auth-contract/school-message-routes';
import type { ReceivedMessage } from '@pathshala/svc-auth-contract/school-messages';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { channels, channelTexts, deliveryTexts, deliveryTones } from '../../messages/delivery-texts.ts';
import { bossMessagePath, studentMessagesPath, writePath, writeText } from '../../messages/message-paths.ts';
import { Rows, Section } from './section.tsx';
import { shownRows, type StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';

/** The latest messages to the student, and what became of them on each channel. */
export function MessagesSection({ studentId, name }: StudentProps): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof listStudentMessages>(studentMessagesPath, {
    params: { id: studentId },
    query: { pageSize: shownRows },
  });
  return (
    <Section
      title={translate(texts.messages)}
      links={[[writePath({ kind: 'student', id: studentId, name }), translate(writeText)]]}
      query={query}
    >
      {({ items }) => (
        <Rows
          rows={items}
          keyOf={({ messageId, at }) => `${messageId ?? 'absence'} ${at}`}
          empty={translate(texts.noMessages)}
        >
          {(message) => <Message message={message} />}
        </Rows>
      )}
    </Section>
  );
}

function Message({ message }: { readonly message: ReceivedMessage }): ReactNode {
  const translate = useText();
  const language = useLanguage();
  const { shortDateTime } = useFormat();
  const { messageId, title, at, toGuardian } = message;
  const used = channels.filter((channel) => message[channel] !== 'unused');
  return (
    <>
      <div className={styles['what']}>
        <p>
          {messageId === null ? (
            title[language]
          ) : (
            <Link to={bossMessagePath(messageId)}>{title[language]}</Link>
          )}
        </p>
        <p className={styles['quiet']}>
          {shortDateTime(at)}
          {toGuardian && `, ${translate(texts.toGuardian)}`}
        </p>
      </div>
      {used.map((channel) => (
        <Badge key={channel} tone={deliveryTones[message[channel]]}>
          {`${translate(channelTexts[channel])}: ${translate(deliveryTexts[message[channel]])}`}
        </Badge>
      ))}
    </>
  );
}
