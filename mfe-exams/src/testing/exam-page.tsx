import {
  aStudent,
  type FakeHandler,
  refusal,
  renderRemotePart,
  type RenderedPart,
} from '@pathshala/web-kit/testing';
import type { SessionUser } from '@pathshala/web-kit/session';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '../root.tsx';
import type { FakeExamServer } from './fake-exam-server.ts';

const path = '/courses/admission/DU/units/years/mcq-exam?yearId=year-1&unitId=unit-1';

/** The first render of a page loads its chunks; a busy machine takes longer than a second for it. */
configure({ asyncUtilTimeout: 4_000 });

/** The timeout for a save, a retry or the end of the time. */
export const inTime = { timeout: 4_000 };

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const heading = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`Question ${number} of`) });
export const savedText = () => screen.findByText('All answers saved', {}, inTime);

interface OpenedAs {
  /** Beside the handlers of the exam server. */
  readonly api?: Readonly<Record<string, FakeHandler>>;
  readonly user?: SessionUser;
}

/** The page of a past year, before Start; or another page with the same exam. */
export function openExam(
  server: FakeExamServer,
  at = path,
  { api = {}, user = aStudent }: OpenedAs = {},
): RenderedPart {
  const logIn = ({ body }: { body: unknown }) => {
    if ((body as { password: string }).password !== 'right') {
      throw refusal(401, 'auth.credentials', 'Wrong username or password.');
    }
    server.obstacle = 'none';
    return aStudent;
  };
  return renderRemotePart(<Root />, {
    at,
    language: 'en',
    user,
    api: { ...server.handlers, 'post /auth/login': logIn, ...api },
  });
}

/** Starts with these optional subjects; without any, by choosing later. */
export async function startExam(
  server: FakeExamServer,
  optional: readonly string[] = ['Biology'],
): Promise<RenderedPart> {
  const rendered = openExam(server);
  await screen.findByRole('button', { name: 'Start' }, inTime);
  const names = optional.length === 0 ? ['I will choose later'] : optional;
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  await press('Start');
  await heading(1);
  return rendered;
}

/** The page is gone without a word, as by a crash: nothing runs any more, the browser's storage stays. */
export function reloadExam(): void {
  const mark = sessionStorage.getItem('exam-sitting') ?? '';
  cleanup();
  sessionStorage.setItem('exam-sitting', mark);
}
