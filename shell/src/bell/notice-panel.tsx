import { commonTexts } from '@pathshala/web-kit/common-texts';
import { InsidePage } from '@pathshala/web-kit/parts/page';
import { Button } from '@pathshala/web-kit/parts/button';
import { showModal } from '@pathshala/web-kit/show-modal';
import { useText } from '@pathshala/web-kit/texts';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { texts as layoutTexts } from '../layout/texts.ts';
import { MailChoices } from './mail-choices.tsx';
import { NoticeList } from './notice-list.tsx';
import { texts } from './texts.ts';
import styles from './notice-panel.module.css';

interface NoticePanelProps {
  /** Called by Escape, the close button, a click outside and a notice that is opened. */
  readonly onClose: () => void;
}

/** The notices (NOT-01) and what of them is mailed (NOT-02): a panel below the bell, on a phone the whole screen. */
export function NoticePanel({ onClose }: NoticePanelProps): ReactNode {
  const translate = useText();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [isChoosing, setChoosing] = useState(false);
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
          <h2 id={titleId}>{translate(isChoosing ? texts.chooseTitle : layoutTexts.notices)}</h2>
          <Button kind="quiet" size="small" data-autofocus onClick={onClose}>
            {translate(commonTexts.close)}
          </Button>
        </div>
        <InsidePage value>{isChoosing ? <MailChoices /> : <NoticeList onFollow={onClose} />}</InsidePage>
        <Button kind="quiet" size="small" onClick={() => setChoosing(!isChoosing)}>
          {translate(isChoosing ? texts.back : texts.choose)}
        </Button>
      </div>
    </dialog>
  );
}
