import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { lessonQuestion as question, pageOf } from '../../../samples.ts';
import { Discussion } from './discussion.tsx';

afterEach(() => localStorage.clear());

const list = 'get /courses/lessons/{id}/questions';
const show = (api: Readonly<Record<string, FakeHandler>> = {}, role: 'student' | 'admin' = 'student') =>
  renderRemotePart(<Discussion lessonId="l1" />, {
    language: 'en',
    user: { ...aStudent, role },
    api: { [list]: () => pageOf(question), ...api },
  });

describe('the discussion of a lesson', () => {
  it('shows names, teachers and plain text, and what one may do with it', async () => {
    show();
    await screen.findByText('<b>Look</b> at the sign.');
    screen.getByText('Teacher');
    screen.getByText('Deleted account');
    expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  });

  it('draws formulas, and sends a question once on a double click', async () => {
    let sent = 0;
    const send = () => {
      sent += 1;
      return question;
    };
    const { container } = show({
      [list]: () => pageOf({ ...question, text: 'Why is $m<0$ | here?' }),
      'post /courses/lessons/{id}/questions': send,
    });
    await waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe('m<0'), {
      timeout: 5_000,
    });
    expect(container.textContent).toContain('| here?');
    await userEvent.type(screen.getByRole('textbox'), 'And why?');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ask a question' }));
    await waitFor(() => expect(sent).toBe(1));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
    expect(sent).toBe(1);
  });

  it('has no form where the school has switched it off; what is there can be read and edited [ADM-30]', async () => {
    const { services } = show();
    await screen.findByText('<b>Look</b> at the sign.');
    const features = { ...defaultSiteSettings.features, discussion: false };
    const settings = { ...defaultSiteSettings, features };
    act(() => void services.queryClient.setQueryData(['/settings', {}], settings));
    screen.getByText(/What is here can be read/u);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Ask|Answer/u })).toBeNull();
    screen.getByText('<b>Look</b> at the sign.');
    screen.getByRole('button', { name: 'Edit' });
  });

  it('asks a question; what was typed survives a refusal and a reload', async () => {
    const words = 'What is $g$?';
    const refuse = () => {
      throw refusal(429, 'common.too-many', 'Wait a minute.');
    };
    const refused = show({ [list]: () => pageOf(), 'post /courses/lessons/{id}/questions': refuse });
    await screen.findByText(/Nobody has asked yet/u);
    await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    await screen.findByText('Write something first.');
    await userEvent.type(screen.getByLabelText('Your question'), words);
    await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    await waitFor(() => expect(refused.services.toast.shown.get()[0]?.text).toBe('Wait a minute.'));
    cleanup();
    const { api } = show({ 'post /courses/lessons/{id}/questions': () => question });
    const field = await screen.findByLabelText('Your question');
    expect(field).toHaveProperty('value', words);
    await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual({ text: words });
  });

  it('answers, and deletes one’s own question after asking', async () => {
    const { api } = show({
      'post /courses/questions/{id}/answers': () => question,
      'delete /courses/questions/{id}': () => ({ _id: 'q1' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    await userEvent.type(screen.getByLabelText('Your answer'), 'Because.');
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(screen.queryByLabelText('Your answer')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    screen.getByText(/Its answers \(2\) go with it/u);
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'delete')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual({ text: 'Because.' });
  });

  it('lets a teacher hide and restore', async () => {
    const isHidden = { ...question, isHidden: true, answers: [] };
    const path = 'put /courses/questions/{id}/visibility';
    const { api } = show({ [list]: () => pageOf(isHidden), [path]: () => question }, 'admin');
    await screen.findByText('Hidden from students');
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'put')?.body).toEqual({ isHidden: false }),
    );
  });
});
