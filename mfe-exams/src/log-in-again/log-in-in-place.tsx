import type { Api } from '@pathshala/web-kit/api';
import { isApiError } from '@pathshala/web-kit/api-error';
import { type Services, ServicesContext, useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useParticipant } from '@pathshala/web-kit/use-session';
import { type ReactNode, useMemo, useState } from 'react';
import { LogInAgainDialog } from './log-in-again-dialog.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { texts } from './texts.ts';

/**
 * The page below stays when a call finds that the session has ended: the call waits for a log-in in place and is then
 * repeated. If the dialog is closed instead, the session ends as on any other page.
 */
export function LogInInPlace({ children }: { readonly children: ReactNode }): ReactNode {
  const services = useServices();
  const say = useText();
  const isParticipant = useParticipant() !== null;
  const [isAsked, setAsked] = useState(false);
  const [waiting] = useState(createWaiting);

  const inPlace = useMemo<Services>(() => {
    function logInAgain(): Promise<boolean> {
      setAsked(true);
      return waiting.begin();
    }
    return { ...services, api: waitingApi(services.api, logInAgain) };
  }, [services, waiting]);

  function end(isLoggedIn: boolean): void {
    setAsked(false);
    waiting.end(isLoggedIn);
    if (!isLoggedIn) services.session.loggedOut();
  }

  return (
    <>
      <ServicesContext value={inPlace}>{children}</ServicesContext>
      {isAsked && isParticipant && <NewLinkDialog onClose={() => end(false)} />}
      {isAsked && !isParticipant && (
        <LogInAgainDialog
          title={say(texts.endedTitle)}
          text={say(texts.ended)}
          onDone={() => end(true)}
          onClose={() => end(false)}
        />
      )}
    </>
  );
}

/** The calls that wait for the log-in: one promise for all of them. */
function createWaiting() {
  let current:
    | { readonly promise: Promise<boolean>; readonly resolve: (isLoggedIn: boolean) => void }
    | undefined;

  function create(): NonNullable<typeof current> {
    let resolve: (isLoggedIn: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((done) => {
      resolve = done;
    });
    return { promise, resolve };
  }

  return {
    begin(): Promise<boolean> {
      current ??= create();
      return current.promise;
    },
    end(isLoggedIn: boolean): void {
      current?.resolve(isLoggedIn);
      current = undefined;
    },
  };
}

/** `logInAgain` resolves to false when the user gives up. */
function waitingApi(api: Api, logInAgain: () => Promise<boolean>): Api {
  const call: Api['call'] = async (method, path, ...args) => {
    const [input, options] = args;
    const inPlace = [input, { ...options, endsSession: false }] as unknown as typeof args;
    try {
      return await api.call(method, path, ...inPlace);
    } catch (error) {
      const isOver = isApiError(error, 401) && error.code !== 'common.other-person';
      if (!isOver || !(await logInAgain())) throw error;
      return api.call(method, path, ...inPlace);
    }
  };
  return { call };
}
