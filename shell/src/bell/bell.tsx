import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useLatePart } from '../late-part/use-late-part.ts';
import { usePageIdle } from '../late-part/use-page-idle.ts';
import { Icon } from '../layout/icon.tsx';
import { texts } from '../layout/texts.ts';
import styles from './bell.module.css';

const loadPart = () => import(/* webpackChunkName: "bell" */ './bell-part.ts');

/**
 * The bell of a student (NOT-01). It has its place from the start; how many notices are unread is asked when the page is
 * complete and idle, and the list loads with that.
 */
export function Bell(): ReactNode {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  const isIdle = usePageIdle();
  const part = useLatePart(loadPart, isIdle || isOpen);
  return (
    <>
      <button type="button" className={styles['bell']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="bell" />
        <span className="visually-hidden">{translate(texts.notices)}</span>
        {part && <part.UnreadBadge />}
      </button>
      {isOpen && part && <part.NoticePanel onClose={() => setOpen(false)} />}
    </>
  );
}
