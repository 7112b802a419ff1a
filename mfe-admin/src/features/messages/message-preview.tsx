import type { CheckedMessage, MessageInput } from '@pathshala/svc-auth-contract/school-messages';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { channelTexts } from '../../messages/delivery-texts.ts';
import styles from './messages.module.css';
import { texts } from './texts.ts';

interface MessagePreviewProps {
  readonly checked: CheckedMessage;
  readonly channels: MessageInput['channels'];
}

/** Shows the cost of a message, whom it reaches, and how each channel shows it in each of its languages. */
export function MessagePreview({ checked, channels }: MessagePreviewProps): ReactNode {
  const translate = useText();
  const { number, paisa } = useFormat();
  const { recipients, sms, previews } = checked;
  const reached = { n: number(recipients.sms), parts: number(sms.parts), cost: paisa(sms.costPaisa) };
  return (
    <div className={styles['results']}>
      {channels.mail && <p>{translate(texts.reach, { n: number(recipients.mail) })}</p>}
      {channels.sms && <p>{translate(texts.reachSms, reached)}</p>}
      {channels.sms && sms.parts > sms.partsLeft && (
        <Notice tone="attention">{translate(texts.tooMany, { left: number(sms.partsLeft) })}</Notice>
      )}
      <div className={styles['columns']}>
        {previews.map((preview) => (
          <section key={preview.language} lang={preview.language} className={styles['preview']}>
            <h3>{translate(preview.language === 'bn' ? texts.inBengali : texts.inEnglish)}</h3>
            <h4>{translate(channelTexts.bell)}</h4>
            <p>
              <strong>{preview.title}</strong>
            </p>
            <p>{preview.paragraphs.join(' ')}</p>
            {channels.mail && <Mail preview={preview} />}
            {channels.sms && (
              <>
                <h4>{translate(channelTexts.sms)}</h4>
                <p className={styles['sms']}>{preview.sms.text}</p>
                <p className={styles['quiet']}>
                  {translate(texts.smsParts, {
                    letters: number(preview.sms.letters),
                    parts: number(preview.sms.parts),
                  })}
                </p>
              </>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

function Mail({ preview }: { readonly preview: CheckedMessage['previews'][number] }): ReactNode {
  const translate = useText();
  return (
    <>
      <h4>{translate(channelTexts.mail)}</h4>
      <p>
        <strong>{preview.title}</strong>
      </p>
      {preview.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
