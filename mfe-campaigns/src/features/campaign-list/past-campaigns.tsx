import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import styles from './past-campaigns.module.css';
import { texts } from './texts.ts';

interface PastCampaignsProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Past campaigns stay folded: they are fetched when they are opened. */
export function PastCampaigns({ title, isOpen, onToggle, children }: PastCampaignsProps): ReactNode {
  const translate = useText();
  const id = useId();
  return (
    <section className={styles['past']}>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles['toggle']}
        onClick={() => onToggle(!isOpen)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m5 3 6 5-6 5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {translate(isOpen ? texts.pastHide : texts.pastShow, { title })}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
