import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextArea } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import styles from './discussion.module.css';
import { texts } from './texts.ts';

/** The limit of the contract. */
const maxLength = 2000;
/** From this number on the form shows how many characters are left. */
const nearLimit = 200;

type Text = Readonly<Record<'en' | 'bn', string>>;

interface PostFormProps {
  readonly label: Text;
  readonly button: Text;
  readonly help?: Text;
  readonly before?: string;
  /** The key under which this device stores what was typed until it is sent. */
  readonly draftKey: string;
  readonly isBusy: boolean;
  readonly onSend: (text: string, onSent: () => void) => void;
  readonly onCancel?: () => void;
}

/** A question or an answer. What was typed survives a failure and a reload. */
export function PostForm(props: PostFormProps): ReactNode {
  const { label, button, help, before = '', draftKey, isBusy, onSend, onCancel } = props;
  const translate = useText();
  const { register, handleSubmit, formState, reset, control } = useForm({
    defaultValues: { text: recall(draftKey) ?? before },
  });
  const { length } = useWatch({ control, name: 'text' });
  const send = handleSubmit(({ text }) =>
    onSend(text.trim(), () => {
      remember(draftKey, null);
      reset({ text: '' });
    }),
  );
  const field = register('text', {
    validate: (text) => text.trim() !== '' || translate(texts.required),
    onChange: ({ target }: { target: HTMLTextAreaElement }) => remember(draftKey, target.value),
  });
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      <Field
        label={translate(label)}
        error={formState.errors.text?.message}
        help={
          length > maxLength - nearLimit
            ? translate(texts.left, { n: maxLength - length })
            : help && translate(help)
        }
      >
        <TextArea rows={3} maxLength={maxLength} {...field} />
      </Field>
      <p className={styles['actions']}>
        <Button type="submit" isBusy={isBusy}>
          {translate(button)}
        </Button>
        {onCancel && (
          <Button
            kind="quiet"
            onClick={() => {
              remember(draftKey, null);
              onCancel();
            }}
          >
            {translate(commonTexts.cancel)}
          </Button>
        )}
      </p>
    </form>
  );
}
