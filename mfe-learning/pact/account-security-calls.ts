import { type DescribeCall, provided, student } from '@pathshala/pact/calls';
import {
  addPasskey,
  beginEnrolment,
  beginPasskey,
  confirmEnrolment,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  listPasskeys,
  readSecondFactor,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const password = 'three blue boats';
const message = 'It is done.';
const passkey = { id: 'passkey1', name: 'My phone', createdAt: time };

/** The service refuses this response: a valid one needs an authenticator. */
const response = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
} as const;

/** The calls of the page /account/security. */
export function accountSecurityCalls(call: DescribeCall<Api>): void {
  sessionCalls(call);
  secondFactorCalls(call);
  passkeyCalls(call);
}

function sessionCalls(call: DescribeCall<Api>): void {
  const twoDevices = { given: 'the student is logged in on two devices', as: student };
  call(listOwnSessions, 'own sessions', {
    ...twoDevices,
    uses: {
      items: [
        {
          id: 'session1',
          device: 'Chrome on Android',
          address: '103.48.16.…',
          beganAt: time,
          usedAt: time,
          current: true,
        },
      ],
    },
  });
  call(endOwnSession, 'end a session', {
    ...twoDevices,
    params: { id: provided('sessionId') },
    uses: { message },
  });
  call(endOtherSessions, 'end all other sessions', { ...twoDevices, uses: { message } });
}

function secondFactorCalls(call: DescribeCall<Api>): void {
  call(readSecondFactor, 'whether there is a second step', {
    given: 'the student has a second step',
    as: student,
    uses: { enabledAt: time, recoveryCodesLeft: 10, isRequired: false },
  });
  call(beginEnrolment, 'begin to set up an authenticator app', {
    given: 'the student is logged in',
    as: student,
    body: { password },
    uses: { secret: 'A2B2C3D4E5F6G7H2', uri: 'otpauth://totp/Pathshala' },
  });
  call(confirmEnrolment, 'the first code of the app', {
    given: 'the student has begun to set up an app',
    as: student,
    body: { code: provided('code') },
    uses: { recoveryCodes: ['102a2-22222'] },
  });
  call(renewRecoveryCodes, 'new recovery codes', {
    given: 'the student has a second step',
    as: student,
    body: { password, code: provided('code') },
    uses: { recoveryCodes: ['102a2-22222'] },
  });
  call(turnOffSecondFactor, 'turn the second step off', {
    given: 'the student has a second step',
    as: student,
    body: { password, code: provided('code') },
    uses: { message },
  });
}

function passkeyCalls(call: DescribeCall<Api>): void {
  call(listPasskeys, 'own passkeys', {
    given: 'the student has a passkey',
    as: student,
    uses: { items: [passkey], origin: 'http://localhost:4000' },
  });
  call(beginPasskey, 'a challenge for a new passkey', {
    given: 'the student is logged in',
    as: student,
    body: { password },
    uses: { options: { challenge: 'challenge' } },
  });
  call(addPasskey, 'a new passkey that does not fit its challenge', {
    given: 'the student is logged in',
    as: student,
    body: {
      name: 'My phone',
      response: { ...response, response: { ...response.response, transports: ['internal'] } },
    },
    refused: { status: 422, code: 'auth.passkey-refused' },
  });
  call(renamePasskey, 'rename a passkey', {
    given: 'the student has a passkey',
    as: student,
    params: { id: provided('passkeyId') },
    body: { name: 'Old phone' },
    uses: passkey,
  });
  call(removePasskey, 'remove a passkey', {
    given: 'the student has a passkey',
    as: student,
    params: { id: provided('passkeyId') },
    body: { password },
    uses: { message },
  });
}
