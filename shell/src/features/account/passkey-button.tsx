import { useNameOf } from '@pathshala/web-kit/bilingual';
import type { beginPasskeyLogIn, logInByPasskey } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { obstacleTexts, passkeyObstacle } from '@pathshala/web-kit/passkey-support';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import styles from './account-frame.module.css';
import { texts as second } from './second-step-texts.ts';
import { texts } from './texts.ts';

interface PasskeyButtonProps {
  /** The page has no other way to log in: where passkeys cannot work, it says why. */
  readonly isOnlyWay?: boolean;
}

/** Logs in without a name and a password. Renders nothing if passkeys cannot work. */
export function PasskeyButton({ isOnlyWay = false }: PasskeyButtonProps): ReactNode {
  const translate = useText();
  const obstacle = passkeyObstacle();
  if (obstacle === null) return <LogIn />;
  if (!isOnlyWay) return null;
  return (
    <Notice tone="attention">
      <p>{translate(obstacleTexts[obstacle])}</p>
    </Notice>
  );
}

function LogIn(): ReactNode {
  const translate = useText();
  const { api, session, toast } = useServices();
  const nameOf = useNameOf();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function logIn(): Promise<void> {
    // Loaded when it is needed: most log-ins are by password.
    const { startAuthentication } = await import(
      /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
    );
    const { options } = await api.call<typeof beginPasskeyLogIn>('post', '/auth/passkey/options');
    // The contract passes WebAuthn's own JSON through unchanged.
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const response = await startAuthentication({ optionsJSON });
    const body = {
      response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } },
    };
    const user = await api.call<typeof logInByPasskey>('post', '/auth/passkey', { body });
    toast.success(translate(texts.loggedIn, { name: nameOf(user) }));
    session.loggedIn(user);
  }

  async function start(): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    try {
      await logIn();
    } catch (error) {
      // Every other error is the browser's: closed by the person, no passkey on this device, or out of time.
      setRefusal(isApiError(error) ? error.message : translate(second.passkeyStopped));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles['passkey']}>
      <Button isWide isBusy={isBusy} onClick={() => void start()}>
        {translate(second.passkey)}
      </Button>
      {refusal !== undefined && (
        <Notice tone="bad" isLive>
          <p>{refusal}</p>
        </Notice>
      )}
    </div>
  );
}
