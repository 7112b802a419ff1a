import { Button } from '@mantine/core';
import type { DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useCountdown } from '@pathshala/web-kit/use-countdown';
import type { ReactNode } from 'react';
import styles from './recently-deleted.module.css';
import { kindTexts, partTexts, texts } from './texts.ts';
import { useUndo } from './use-undo.ts';

const secondsOfDay = 24 * 3_600;

/** Shows what was deleted, by whom and when, what was deleted with it, how long it can be undone, and the button for it. */
export function DeletedRow({ thing }: { readonly thing: DeletedThing }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { clock } = useFormat();
  const until = Date.parse(thing.restorableUntil ?? thing.undoUntil);
  const seconds = useCountdown(until);
  const days = Math.floor(seconds / secondsOfDay);
  const { undo, isBusy } = useUndo(thing);
  const title = inLanguage(thing.title);
  const kind = kindTexts[thing.kind];
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        {kind && <p className={styles['kind']}>{translate(kind)}</p>}
        <p className={styles['title']}>{title}</p>
        <Details thing={thing} />
      </div>
      <p className={styles['left']}>
        {seconds === 0
          ? translate(texts.over)
          : days > 0
            ? translate(texts.daysLeft, { n: days })
            : translate(texts.timeLeft, { time: clock(seconds * 1000) })}
      </p>
      {undo && seconds > 0 && (
        <Button
          variant="default"
          loading={isBusy}
          aria-label={translate(texts.undoNamed, { title })}
          onClick={() => void undo()}
        >
          {translate(texts.undo)}
        </Button>
      )}
    </li>
  );
}

function Details({ thing }: { readonly thing: DeletedThing }): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const { deletedBy: name, deletedAt, takesAlong } = thing;
  const at = shortDateTime(deletedAt);
  const parts = takesAlong.flatMap(({ kind, count }) => {
    const text = partTexts[kind];
    if (text === undefined) return [];
    const { en, one, bn } = text;
    return [translate({ en: count === 1 ? one : en, bn }, { n: count })];
  });
  return (
    <>
      <p className={styles['quiet']}>
        {name === null ? translate(texts.byNobody, { time: at }) : translate(texts.by, { name, time: at })}
      </p>
      {parts.length > 0 && (
        <p className={styles['quiet']}>{translate(texts.takesAlong, { parts: parts.join(', ') })}</p>
      )}
    </>
  );
}
