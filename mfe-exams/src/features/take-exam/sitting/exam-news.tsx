import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat, useLanguage } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from './exam-news.module.css';
import type { SittingView } from './sitting-view.ts';
import { useAddedMinutes } from './use-added-minutes.ts';
import { useSpokenOnce } from './use-spoken-once.ts';

interface Line {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Shows what the exam desk says during the exam: added minutes and announcements. Each is spoken once. */
export function ExamNews({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const lines = useLines(view);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const spoken = useSpokenOnce(lines);
  const shown = lines.filter(({ id }) => !hidden.has(id));
  return (
    <>
      <output className="visually-hidden">{spoken}</output>
      {shown.length > 0 && (
        <ul className={styles['news']} aria-label={say('news.list')} data-print="no">
          {shown.map(({ id, title, text }) => (
            <li key={id} className={styles['line']}>
              <p className={styles['text']}>
                <strong>{title}</strong> {text}
              </p>
              <Button
                size="small"
                aria-label={say('news.hideOne', { text: title })}
                onClick={() => setHidden(new Set([...hidden, id]))}
              >
                {say('news.hide')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useLines({ state }: SittingView): readonly Line[] {
  const say = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const added = useAddedMinutes(state.deadline);
  const minutes = added.map(({ minutes: n, deadline }) => ({
    id: `minutes-${deadline}`,
    title: say('news.minutes', { n }),
    text: say('news.until', { time: format.time(deadline) }),
  }));
  const announcements = state.announcements.map((one) => ({
    id: one._id,
    title: say('news.announcement', { time: format.time(one.at) }),
    text: one[language],
  }));
  return [...minutes, ...announcements];
}
