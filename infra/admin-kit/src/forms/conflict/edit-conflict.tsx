import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Difference } from './differences-of.ts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import styles from './edit-conflict.module.css';
import { AdminModal, ModalActions } from '../../modal/modal.tsx';

/** The list is cut here: more entries do not help the decision. */
const shownLimit = 40;
/** Characters; a longer text ends with an ellipsis. */
const textLimit = 600;

const texts = {
  title: { en: 'Two versions', bn: 'দুটি সংস্করণ' },
  who: {
    en: '{name} changed this on {time}, after you opened it. Nothing of yours is lost.',
    bn: 'আপনি খোলার পর {name} এটি বদলেছেন ({time})। আপনার লেখা কিছুই হারায়নি।',
  },
  unknown: {
    en: 'Somebody changed this after you opened it. Nothing of yours is lost.',
    bn: 'আপনি খোলার পর কেউ এটি বদলেছেন। আপনার লেখা কিছুই হারায়নি।',
  },
  same: {
    en: 'Both versions say the same.',
    bn: 'দুটি সংস্করণে একই কথা আছে।',
  },
  list: { en: 'What differs', bn: 'যেখানে মিল নেই' },
  mine: { en: 'Yours', bn: 'আপনার' },
  theirs: { en: 'Stored', bn: 'সংরক্ষিত' },
  nothing: { en: 'Nothing', bn: 'কিছু নেই' },
  more: { en: 'and {n} more places', bn: 'আরও {n}টি জায়গা' },
  keepMine: { en: 'Keep mine', bn: 'আমারটা রাখুন' },
  takeTheirs: { en: 'Take theirs', bn: 'তাঁরটা নিন' },
  close: { en: 'Continue editing', bn: 'সম্পাদনায় ফিরুন' },
};

export interface EditConflictProps {
  /** Name of the administrator and ISO 8601 time, from the response. */
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  readonly differences: readonly Difference[];
  readonly isBusy?: boolean;
  /** Saves the stored version with my changes in it. */
  readonly onKeepMine: () => void;
  /** Loads the stored version into the form. */
  readonly onTakeTheirs: () => void;
  /** Returns to the form and saves nothing. */
  readonly onClose: () => void;
}

/** Shows both versions after a concurrent edit, and lets the author choose one. */
export function EditConflict(props: EditConflictProps): ReactNode {
  const translate = useText();
  const { differences, isBusy = false, onKeepMine, onTakeTheirs, onClose } = props;
  const rest = differences.length - shownLimit;
  return (
    <AdminModal size="lg" title={translate(texts.title)} onClose={onClose}>
      <Who {...props} />
      {differences.length === 0 && <p>{translate(texts.same)}</p>}
      {differences.length > 0 && (
        <ul className={styles['list']} aria-label={translate(texts.list)}>
          {differences.slice(0, shownLimit).map((difference) => (
            <Entry key={difference.id} difference={difference} />
          ))}
        </ul>
      )}
      {rest > 0 && <p>{translate(texts.more, { n: rest })}</p>}
      <ModalActions>
        <Button data-autofocus variant="subtle" onClick={onClose}>
          {translate(texts.close)}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onTakeTheirs}>
          {translate(texts.takeTheirs)}
        </Button>
        <Button loading={isBusy} onClick={onKeepMine}>
          {translate(texts.keepMine)}
        </Button>
      </ModalActions>
    </AdminModal>
  );
}

function Who({ changedBy, changedAt }: EditConflictProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (changedBy === null || changedAt === null) return <p>{translate(texts.unknown)}</p>;
  return <p>{translate(texts.who, { name: changedBy, time: format.dateTime(changedAt) })}</p>;
}

function Entry({ difference }: { readonly difference: Difference }): ReactNode {
  const translate = useText();
  const sides = [
    ['mine', difference.mine],
    ['theirs', difference.theirs],
  ] as const;
  return (
    <li className={styles['entry']}>
      <p className={styles['label']}>{difference.label}</p>
      <dl className={styles['sides']}>
        {sides.map(([side, text]) => (
          <div key={side} className={styles[side]}>
            <dt>{translate(texts[side])}</dt>
            <dd>{text === '' ? <em>{translate(texts.nothing)}</em> : shortened(text)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A picture in a text; replaced by its type and size. */
const inlinePicture = /data:(image\/[a-z+]+)[^"\s]{40,}/giu;

function shortened(text: string): string {
  const readable = text.replaceAll(inlinePicture, (data, type: string) => `${type} (${data.length})`);
  return readable.length > textLimit ? `${readable.slice(0, textLimit)}…` : readable;
}
