import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';
import styles from './account.module.css';

interface SettingProps {
  readonly name: string;
  readonly value: ReactNode;
  /** The text of the button that opens the form; 'Change' by default. */
  readonly action?: string;
  /** The form; `close` returns to the row. */
  readonly children: (close: () => void) => ReactNode;
}

/** One line of the account page: its value, and a button that opens its form in place. */
export function Setting({ name, value, action, children }: SettingProps): ReactNode {
  const translate = useText();
  const [isOpen, open] = useState(false);
  const row = useRef<HTMLElement>(null);
  const hasBeenOpen = useRef(false);
  useEffect(() => {
    if (isOpen) hasBeenOpen.current = true;
    // The form had the focus; its button is there again.
    else if (hasBeenOpen.current) row.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return (
    <section ref={row} className={styles['setting']} aria-label={name}>
      <div className={styles['row']}>
        <div className={styles['words']}>
          <h3 className={styles['name']}>{name}</h3>
          <div className={styles['value']}>{value}</div>
        </div>
        {!isOpen && (
          <Button
            size="small"
            aria-label={action ?? translate(texts.changeWhat, { what: name })}
            onClick={() => open(true)}
          >
            {action ?? translate(texts.change)}
          </Button>
        )}
      </div>
      {isOpen && children(() => open(false))}
    </section>
  );
}
