import { defineRoute } from '@pathshala/contract-kit/route';
import { renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useApiMutation } from './use-api-query.ts';

const sendMail = defineRoute({
  method: 'post',
  path: '/mails',
  access: 'admin',
  summary: 'Send a mail',
  body: z.object({ to: z.string() }),
  answer: z.object({}),
});

function Sender(): ReactNode {
  const { mutate, isSuccess } = useApiMutation<typeof sendMail>('post', '/mails');
  const send = (to: string) => mutate({ body: { to } });
  return (
    <>
      <button type="button" onClick={() => send('mim')}>
        Mim
      </button>
      <button type="button" onClick={() => send('karim')}>
        Karim
      </button>
      {isSuccess && <output>Sent</output>}
    </>
  );
}

it('a double click sends a call once; another call, and the same one after the answer, are sent', async () => {
  const { api } = renderRemotePart(<Sender />, { routes: [sendMail], api: { 'post /mails': () => ({}) } });
  const sent = () => api.requests.map(({ body }) => (body as { to: string }).to);
  const mim = await screen.findByRole('button', { name: 'Mim' });
  fireEvent.click(mim);
  fireEvent.click(mim);
  await screen.findByText('Sent');
  expect(sent()).toEqual(['mim']);
  fireEvent.click(screen.getByRole('button', { name: 'Karim' }));
  fireEvent.click(mim);
  await waitFor(() => expect(sent()).toEqual(['mim', 'karim', 'mim']));
});
