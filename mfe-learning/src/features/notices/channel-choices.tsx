import type { changeNoticeChoice, NoticeChoicesView } from '@pathshala/svc-auth-contract/http';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { choicesPath } from './paths.ts';
import { texts } from './texts.ts';
import styles from './notices.module.css';

type Choice = NoticeChoicesView['items'][number];

const kindNames: Readonly<Record<string, (typeof texts)[keyof typeof texts]>> = {
  courses: texts.courses,
  classes: texts.classes,
  exams: texts.exams,
  payments: texts.payments,
  assignments: texts.assignments,
  results: texts.results,
  answers: texts.answers,
  reviews: texts.reviews,
  school: texts.school,
  attendance: texts.attendance,
  campaigns: texts.campaigns,
};

const channels = ['mail', 'push', 'sms'] as const;

interface ChannelChoicesProps {
  readonly items: readonly Choice[];
  /** Devices are offered. */
  readonly hasPush: boolean;
}

/** Which kinds of notices come by which channel, applied at once (NOT-02, NOT-04). */
export function ChannelChoices({ items, hasPush }: ChannelChoicesProps): ReactNode {
  const translate = useText();
  const change = useApiMutation<typeof changeNoticeChoice>('put', choicesPath, {
    invalidates: [choicesPath],
  });
  const { mutate, isPending, error } = change;
  const changed = isPending ? change.variables.body : undefined;
  return (
    <>
      {error && (
        <Notice tone="bad" isLive>
          <p>{error.message}</p>
        </Notice>
      )}
      {items.map((item) => {
        const name = kindNames[item.kind];
        // A newer server may have kinds that this page cannot name yet.
        if (name === undefined) return null;
        return (
          <fieldset key={item.kind} className={styles['kind']}>
            <legend>{translate(name)}</legend>
            {channels.map((channel) => {
              const isOn = item[channel];
              if (isOn === null || (channel === 'push' && !hasPush)) return null;
              const isChanged = changed?.kind === item.kind && changed.channel === channel;
              return (
                <Checkbox
                  key={channel}
                  label={translate(texts[channel])}
                  checked={isChanged ? changed.isOn : isOn}
                  aria-disabled={isPending}
                  onChange={(event) => {
                    if (isPending) return;
                    mutate({ body: { kind: item.kind, channel, isOn: event.target.checked } });
                  }}
                />
              );
            })}
          </fieldset>
        );
      })}
    </>
  );
}
