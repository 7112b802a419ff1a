import type { changeQuietHours, NoticeChoicesView } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { choicesPath } from './paths.ts';
import { texts } from './texts.ts';
import styles from './notices.module.css';

type Hours = NoticeChoicesView['quietHours'];

/** The hours that are offered when they are turned on again. */
const usual = { from: '22:00', to: '07:00' };

/** The hours in which nothing comes to devices and by SMS (NOT-05). */
export function QuietHours({ stored }: { readonly stored: Hours }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [isOn, setOn] = useState(stored !== null);
  const [hours, setHours] = useState(stored ?? usual);
  const save = useApiMutation<typeof changeQuietHours>('put', '/notices/quiet-hours', {
    invalidates: [choicesPath],
    onSuccess: () => toast.success(translate(texts.saved)),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({ body: { quietHours: isOn ? hours : null } });
  };
  const errorOf = save.error?.fields['to'] ?? save.error?.fields['quietHours.to'];
  return (
    <form className={styles['quiet']} onSubmit={submit} noValidate>
      <p className={styles['lead']}>{translate(texts.quietLead)}</p>
      <Checkbox
        label={translate(texts.quietOn)}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      {isOn && (
        <div className={styles['times']}>
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={translate(texts[end])} error={end === 'to' ? errorOf : undefined}>
              <TextInput
                type="time"
                value={hours[end]}
                onChange={(event) => setHours({ ...hours, [end]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      )}
      {save.error && errorOf === undefined && (
        <Notice tone="bad" isLive>
          <p>{save.error.message}</p>
        </Notice>
      )}
      <Button type="submit" isBusy={save.isPending}>
        {translate(texts.save)}
      </Button>
    </form>
  );
}
