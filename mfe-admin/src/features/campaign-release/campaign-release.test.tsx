import { refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAnalysis, examCampaign } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./release-page.tsx');
});

const over = { ...examCampaign, phase: 'past', endDate: '2026-01-15T10:00:00.000Z' };
const unreleased = {
  releasedAt: null,
  possibleFrom: '2026-01-15T10:00:05.001Z',
  isPossible: true,
  version: 0,
  building: null,
  mails: { total: 0, sent: 0, failed: 0, left: 0 },
  certificatesUpTo: 0,
  certificatesRev: 1,
};
const preview = { ...pageOf([], 32), of: 32, version: 0, reissuedAt: null, versions: [] };
const calls = {
  'get /examcampaigns/{id}': () => over,
  'get /exams/papers/{paperId}/open-attempts': () => ({ open: 0 }),
  'get /exams/papers/{paperId}/analysis': () => ({ ...anAnalysis, questions: [] }),
  'get /exams/papers/{paperId}/key-corrections': () => ({
    examId: 'e1',
    keyVersion: 1,
    corrections: [],
    remark: null,
  }),
  'get /examcampaigns/{id}/merit-list': () => preview,
  'get /examcampaigns/{id}/release': (): object => unreleased,
};
const openPage = (change: object = {}) =>
  open('/boss/campaign-management/release/e1', { ...calls, ...change });
const stepOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(`\\d\\. ${title}$`, 'u') });
  return within(heading.closest('li')!);
};
const releaseButton = () => screen.queryByRole('button', { name: 'Release the results' });

describe('the release of an exam campaign', () => {
  it('is possible when every step is done, asks once more, and then shows the mails', async () => {
    let released: object = unreleased;
    const { api } = openPage({
      'get /examcampaigns/{id}/release': () => released,
      'post /examcampaigns/{id}/release': () => {
        const mails = { total: 32, sent: 10, failed: 2, left: 20 };
        released = { ...unreleased, releasedAt: '2026-01-15T11:00:00.000Z', version: 1, mails };
        return over;
      },
    });
    await screen.findByText('32 participants are ranked.');
    (await stepOf('Mails')).getByText('They are sent after the release.');
    await person.click(await screen.findByRole('button', { name: 'Release the results' }));
    dialog().getByText(/the 32 who sat the exam are told by mail/u);
    await person.click(dialog().getByRole('button', { name: 'Release the results' }));
    await screen.findByText(/10 of 32 sent · 2 not delivered/u);
    screen.getByRole('progressbar');
    expect(releaseButton()).toBeNull();
    expect(api.requests.filter(({ method }) => method === 'post')).toHaveLength(1);
  });

  it.each([
    [
      'the end is to come',
      { 'get /examcampaigns/{id}': () => ({ ...over, phase: 'running' }) },
      'The exam is over',
    ],
    [
      'an attempt is open',
      { 'get /exams/papers/{paperId}/open-attempts': () => ({ open: 3 }) },
      'The exam is over',
    ],
    [
      'attempts are being marked again',
      {
        'get /exams/papers/{paperId}/key-corrections': () => ({
          examId: 'e1',
          keyVersion: 2,
          corrections: [],
          remark: { state: 'running', seen: 4, changed: 0 },
        }),
      },
      'Key corrections',
    ],
    [
      'nobody has a result',
      { 'get /examcampaigns/{id}/merit-list': () => ({ ...preview, total: 0, of: 0 }) },
      'Ranks',
    ],
  ])('is not possible while %s', async (_, change, step) => {
    openPage(change);
    await screen.findByText(`First: ${step}`);
    expect(releaseButton()).toBeNull();
  });

  it('has the certificates among its steps, which nothing waits for', async () => {
    let upTo = 0;
    const { api } = openPage({
      'get /examcampaigns/{id}/release': () => ({ ...unreleased, certificatesUpTo: upTo }),
      'put /examcampaigns/{id}/certificates': ({ body }: { body: { upTo: number } }) => {
        upTo = body.upTo;
        return { upTo, rev: 2 };
      },
    });
    const step = await stepOf('Certificates');
    await step.findByText('Nobody gets a certificate.');
    const field = step.getByLabelText('Certificates up to rank');
    await person.clear(field);
    await person.type(field, 'ten');
    await person.click(step.getByRole('button', { name: 'Save' }));
    await step.findByText('Write a whole number from 0 to 100,000.');
    await person.clear(field);
    await person.type(field, '১০');
    await person.click(step.getByRole('button', { name: 'Save' }));
    await step.findByText('Ranks 1 to 10 get a certificate.');
    expect(api.requests.find(({ method }) => method === 'put')?.body).toEqual({ upTo: 10, rev: 1 });
    expect(releaseButton()).not.toBeNull();
  });

  it('follows the mails from the release on, before the merit list has its first version', async () => {
    let release: object = { ...unreleased, releasedAt: '2026-01-15T11:00:00.000Z' };
    openPage({ 'get /examcampaigns/{id}/release': () => release });
    await screen.findByText('The merit list is being issued: 0 of 32.');
    const mails = { total: 32, sent: 32, failed: 0, left: 0 };
    release = { ...release, version: 1, mails };
    expect(await screen.findByText('32 of 32 sent', undefined, { timeout: 10_000 })).not.toBeNull();
  }, 15_000);

  it('says from when on it is possible while the last answers come in, and then offers it by itself [CMP-06]', async () => {
    let isPossible = false;
    openPage({ 'get /examcampaigns/{id}/release': () => ({ ...unreleased, isPossible }) });
    const step = await stepOf('The exam is over');
    await step.findByText(/possible by 15 Jan 2026, 4:01 pm/u);
    expect(releaseButton()).toBeNull();
    isPossible = true;
    await screen.findByRole('button', { name: 'Release the results' }, { timeout: 10_000 });
  }, 15_000);

  it('leads to the analysis of faulty questions first, which must have been looked at', async () => {
    openPage({ 'get /exams/papers/{paperId}/analysis': () => anAnalysis });
    await screen.findByText('First: Faulty questions');
    const step = await stepOf('Faulty questions');
    step.getByText(/Questions to look at: 1/u);
    expect(step.getByRole('link', { name: 'Open the analysis' })).toHaveProperty(
      'pathname',
      '/boss/exam-analysis/e1',
    );
    await person.click(step.getByLabelText('I have looked at these questions.'));
    await waitFor(() => expect(releaseButton()).not.toBeNull());
  });

  it('does not ask to look at ranks while the exam runs', async () => {
    openPage({
      'get /examcampaigns/{id}': () => ({ ...over, phase: 'running' }),
      'get /examcampaigns/{id}/merit-list': () => ({ ...preview, total: 0, of: 0 }),
    });
    const step = await stepOf('Ranks');
    await step.findByText('Nobody has a result.');
    expect(step.queryByText('Not yet')).not.toBeNull();
  });

  it('says which step could not be read, and reads it again', async () => {
    let isDown = true;
    openPage({
      'get /exams/papers/{paperId}/analysis': () => {
        if (isDown) throw refusal(503, 'common.unavailable', 'The exams are away.');
        return { ...anAnalysis, questions: [] };
      },
    });
    const step = await stepOf('Faulty questions');
    await step.findByText(/The exams are away/u);
    expect(releaseButton()).toBeNull();
    isDown = false;
    await person.click(step.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Release the results' });
  });
});
