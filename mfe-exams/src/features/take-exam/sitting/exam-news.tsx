import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import styles from './exam-news.module.css';
import type { SittingView } from './sitting-view.ts';
import { useAddedMinutes } from './use-added-minutes.ts';
import { useSpokenOnce } from './use-spoken-once.ts';
import { texts } from './texts.ts';

interface Line {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Shows what the exam desk says during the exam: added minutes and announcements. Each is spoken once. */
export function ExamNews({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const lines = useLines(view);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const spoken = useSpokenOnce(lines);
  const shown = lines.filter(({ id }) => !hidden.has(id));
  return (
    <>
      <output className="visually-hidden">{spoken}</output>
      {shown.length > 0 && (
        <ul className={styles['news']} aria-label={say(texts.newsList)} data-print="no">
          {shown.map(({ id, title, text }) => (
            <li key={id} className={styles['line']}>
              <p className={styles['text']}>
                <strong>{title}</strong> {text}
              </p>
              <Button
                size="small"
                aria-label={say(texts.newsHideOne, { text: title })}
                onClick={() => setHidden(new Set([...hidden, id]))}
              >
                {say(commonTexts.hide)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useLines({ state }: SittingView): readonly Line[] {
  const say = useText();
  const format = useFormat();
  const language = useLanguage();
  const added = useAddedMinutes(state.deadline);
  const minutes = added.map(({ minutes: n, deadline }) => ({
    id: `minutes-${deadline}`,
    title: say(texts.newsMinutes, { n }),
    text: say(texts.newsUntil, { time: format.time(deadline) }),
  }));
  const announcements = state.announcements.map((one) => ({
    id: one._id,
    title: say(texts.newsAnnouncement, { time: format.time(one.at) }),
    text: one[language],
  }));
  return [...minutes, ...announcements];
}
