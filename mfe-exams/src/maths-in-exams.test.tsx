import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Root } from './root.tsx';
import { FakeExamServer } from './testing/fake-exam-server.ts';

it('maths and pictures of questions, options and explanations are drawn [CAT-12]', async () => {
  const server = new FakeExamServer();
  const picture = `/api/files/svc-exams/${'a'.repeat(64)}`;
  server.texts = {
    question: `<p>Area $\\pi r^2$?</p><p><img src="${picture}" alt="A circle"></p>`,
    options: ['$a^2$', '$b^2$', '$c^2$'],
  };
  const key = {
    questions: server.key().questions.map((one) => ({ ...one, explanation: 'Since $e^2$ is.' })),
  };
  const { container } = renderRemotePart(<Root />, {
    at: '/courses/admission/DU/units/years/correct-answers?yearId=year-1&unitId=u1',
    language: 'en',
    user: aStudent,
    api: {
      ...server.handlers,
      'get /exams/papers/year-1/1': () => server.paper(),
      'get /exams/papers/year-1/1/key/1': () => key,
      'get /exams/bookmarks/ids': () => ({ questionIds: [] }),
    },
  });
  await screen.findAllByAltText('A circle');
  await screen.findAllByText((_, element) => element?.localName === 'math', {}, { timeout: 5_000 });
  const drawn = Array.from(container.querySelectorAll('annotation'), ({ textContent }) => textContent);
  expect(drawn).toEqual(expect.arrayContaining([String.raw`\pi r^2`, 'a^2', 'b^2', 'c^2', 'e^2']));
});
