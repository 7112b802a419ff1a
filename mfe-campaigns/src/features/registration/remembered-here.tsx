import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { RememberedPlace } from '../../campaigns/remembered-place.ts';
import { useTexts } from '../../texts.ts';
import styles from './registration.module.css';

export interface RememberedHereProps {
  readonly place: RememberedPlace;
  readonly onForget: () => void;
}

/** The place that a visitor registered on this device. The server knows what has become of it since: the mail's links ask it. */
export function RememberedHere({ place, onForget }: RememberedHereProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { status, rollNumber, confirmBy } = place;
  return (
    <div className={styles['registration']}>
      <p className={styles['state']}>
        {translate(status === 'registered' ? 'here.registered' : 'here.waiting')}
      </p>
      {rollNumber !== undefined && <p>{translate('done.roll', { roll: format.digits(rollNumber) })}</p>}
      {confirmBy !== undefined && <p>{translate('here.confirm', { time: format.dateTime(confirmBy) })}</p>}
      <p>{translate('here.device')}</p>
      <Button kind="quiet" isWide onClick={onForget}>
        {translate('here.forget')}
      </Button>
    </div>
  );
}
