import type { NoticeDevices, registerNoticeDevice } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useQuery, useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { devicesPath } from './paths.ts';
import { readPushState, subscribe, unsubscribe } from './push-device.ts';
import { texts } from './texts.ts';
import styles from './notices.module.css';

/** Turns notices on this browser on and off (NOT-03). The browser's own question follows the press, never the page. */
export function ThisDevice({ publicKey }: Pick<NoticeDevices, 'publicKey'>): ReactNode {
  const translate = useText();
  const state = useQuery({
    queryKey: ['push-state', publicKey],
    queryFn: () => readPushState(publicKey),
  });
  const { isBusy, error, turn } = useTurn(publicKey, async () => {
    await state.refetch();
  });
  if (state.data === undefined) return null;
  if (state.data === 'unsupported' || state.data === 'denied') return <p>{translate(texts[state.data])}</p>;
  const isOn = state.data === 'on';
  return (
    <>
      <div className={styles['row']}>
        <p className={styles['lead']} aria-live="polite">
          {translate(isOn ? texts.deviceOn : texts.deviceLead)}
        </p>
        <Button
          {...(isOn ? {} : { kind: 'primary' as const })}
          isBusy={isBusy}
          onClick={() => void turn(isOn ? 'off' : 'on')}
        >
          {translate(isOn ? texts.turnOff : texts.turnOn)}
        </Button>
      </div>
      {error !== undefined && (
        <Notice tone="bad" isLive>
          <p>{error}</p>
        </Notice>
      )}
    </>
  );
}

function useTurn(publicKey: string, onTurned: () => Promise<void>) {
  const translate = useText();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function turnOn(): Promise<void> {
    const subscription = await subscribe(publicKey);
    if (subscription === null) return;
    const { endpoint = '', keys = {} } = subscription;
    const { p256dh = '', auth = '' } = keys;
    const body = { endpoint, keys: { p256dh, auth } };
    try {
      await api.call<typeof registerNoticeDevice>('put', devicesPath, { body });
    } catch (failure) {
      // A subscription that the server does not know shows nothing, and would look as if it did.
      await unsubscribe();
      throw failure;
    }
  }

  async function turn(to: 'on' | 'off'): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await (to === 'on' ? turnOn() : unsubscribe());
    } catch (failure) {
      if (!(isApiError(failure) || failure instanceof DOMException)) throw failure;
      setError(isApiError(failure) ? failure.message : translate(texts.failed));
    } finally {
      setBusy(false);
      await onTurned();
      await queryClient.invalidateQueries({ queryKey: [devicesPath] });
    }
  }

  return { isBusy, error, turn };
}
