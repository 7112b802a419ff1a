import { commonTexts } from '@pathshala/web-kit/common-texts';
import { InsidePage } from '@pathshala/web-kit/parts/page';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { showModal } from '@pathshala/web-kit/show-modal';
import { useText } from '@pathshala/web-kit/texts';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { texts as layoutTexts } from '../layout/texts.ts';
import { NoticeList } from './notice-list.tsx';
import { texts } from './texts.ts';
import styles from './notice-panel.module.css';

interface NoticePanelProps {
  /** Called by Escape, the close button, a click outside and a notice that is opened. */
  readonly onClose: () => void;
}

/** The notices (NOT-01), and the way to the choice of how they come: a panel below the bell, on a phone the whole screen. */
export function NoticePanel({ onClose }: NoticePanelProps): ReactNode {
  const translate = useText();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => (ref.current ? showModal(ref.current) : undefined), []);
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles['panel']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClickCapture={closeOutside}
    >
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 id={titleId}>{translate(layoutTexts.notices)}</h2>
          <Button kind="quiet" size="small" data-autofocus onClick={onClose}>
            {translate(commonTexts.close)}
          </Button>
        </div>
        <InsidePage value>
          <NoticeList onFollow={onClose} />
        </InsidePage>
        <LinkButton to="/account/notices" kind="quiet" size="small" onClick={onClose}>
          {translate(texts.choose)}
        </LinkButton>
      </div>
    </dialog>
  );
}
