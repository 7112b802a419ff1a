import type { addPasskey, beginPasskey } from '@pathshala/svc-auth-contract/http';
import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { texts } from './texts.ts';

interface NewPasskeyForm {
  readonly name: string;
  readonly password: string;
}

interface UseAddPasskey {
  readonly isBusy: boolean;
  /** The service's refusal. */
  readonly error: ApiError | undefined;
  /** The reason why the browser made no passkey. */
  readonly stopped: string | undefined;
  readonly add: (form: NewPasskeyForm) => Promise<void>;
}

interface AddState {
  readonly isBusy: boolean;
  readonly error?: ApiError;
  readonly stopped?: string;
}

/** Asks the service for a challenge, the device for a passkey, and stores it. */
export function useAddPasskey(onAdded: () => void): UseAddPasskey {
  const translate = useText();
  const { api } = useServices();
  const [{ isBusy, error, stopped }, setState] = useState<AddState>({ isBusy: false });

  async function register({ name, password }: NewPasskeyForm): Promise<void> {
    const { startRegistration } = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
    const { options } = await api.call<typeof beginPasskey>('post', '/users/passkeys/options', {
      body: { password },
    });
    // The contract passes WebAuthn's own JSON through unchanged.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    const made = await startRegistration({ optionsJSON });
    const response = { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
    await api.call<typeof addPasskey>('post', '/users/passkeys', { body: { name, response } });
  }

  async function add(form: NewPasskeyForm): Promise<void> {
    setState({ isBusy: true });
    try {
      await register(form);
      setState({ isBusy: false });
      onAdded();
    } catch (thrown) {
      if (isApiError(thrown)) return setState({ isBusy: false, error: thrown });
      const isKnown = thrown instanceof Error && thrown.name === 'InvalidStateError';
      // Every other error is the browser's: closed by the person, or out of time.
      setState({ isBusy: false, stopped: translate(isKnown ? texts.passkeyKnown : texts.passkeyStopped) });
    }
  }

  return { isBusy, error, stopped, add };
}
