import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Root } from './root.tsx';
import { FakeExamServer } from './testing/fake-exam-server.ts';

it('the page of a campaign exam shows a loader until its data has come, and then Start [EXM-14]', async () => {
  const server = new FakeExamServer();
  server.overview = { examKind: 'campaign', canStart: true };
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  renderRemotePart(<Root />, {
    at: '/exams/campaign/e1',
    language: 'en',
    user: aStudent,
    api: {
      ...server.handlers,
      'get /exams/papers/{paperId}': async (request) => {
        await arrived;
        return server.handlers['get /exams/papers/{paperId}']?.(request);
      },
    },
  });
  await screen.findByText(/^Loading/u);
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  arrive();
  await screen.findByRole('button', { name: 'Start' });
  expect(screen.queryByText(/^Loading/u)).toBeNull();
});
