import { loadBankPicker } from '@pathshala/admin-exams/testing/load-bank-picker';
import { refusal } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankQuestion, examCampaign, facets, generalCampaign } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';
import { texts } from '../../texts.ts';

const person = userEvent.setup({ delay: null });
const root = '/boss/campaign-management';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([texts.load('en'), import('./campaign-form-page.tsx'), loadBankPicker()]);
});
// A form that is left stores its draft.
beforeEach(() => localStorage.clear());

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`, 'u')), { target: { value } });
const save = () => person.click(screen.getByText('Save'));

type Sent = { readonly method: string; readonly body?: unknown };
const sentBy = async ({ requests }: { requests: readonly Sent[] }, method: string) => {
  await waitFor(() => expect(requests.some((request) => request.method === method)).toBe(true));
  return requests.findLast((request) => request.method === method)?.body;
};

describe('the form of a campaign', () => {
  it('says what to do about dates in the wrong order, in the past, and too few places [ADM-07]', async () => {
    open(`${root}/create-campaign/g1`, { 'get /campaign/campaigns/{id}': () => generalCampaign });
    await screen.findByDisplayValue(generalCampaign.title);
    write('Start', '2030-03-02T10:00');
    write('Places', '২০');
    await save();
    await screen.findAllByText('The end must be after the start.');
    await screen.findAllByText(/More people are registered than this/u);
    write('Start', '2020-03-02T10:00');
    write('End', '2020-03-02T11:00');
    await save();
    const starts = await screen.findAllByText('This day has passed. Choose today or a later day.');
    const ends = await screen.findAllByText('This time has passed. Choose an end that lies ahead.');
    expect([starts.length, ends.length]).toEqual([1, 1]);
  });

  it('sends a new one with its window, and leads to the list [ADM-07]', async () => {
    const { api, navigation } = open(`${root}/create-campaign`, {
      'post /campaign/campaigns': () => generalCampaign,
      'get /campaign/campaigns': () => ({ items: [], total: 0, page: 1, pageSize: 10 }),
    });
    await screen.findByText('New campaign');
    write('Title', 'Fair');
    write('Start', '2030-03-01T10:00');
    await save();
    expect(await sentBy(api, 'post')).toMatchObject({
      title: 'Fair',
      startDate: '2030-03-01T04:00:00.000Z',
      endDate: null,
      maxParticipants: 0,
      registrationOpen: false,
    });
    await waitFor(() => expect(navigation.visited().at(-1)).toBe(`${root}/campaigns`));
  });

  it('shows both versions when another administrator has saved, and sends mine over theirs [ADM-07]', async () => {
    let rev = 3;
    const { api } = open(`${root}/create-campaign/g1`, {
      'get /campaign/campaigns/{id}': () => ({
        ...generalCampaign,
        rev,
        location: rev === 4 ? 'Sylhet' : 'Dhaka',
      }),
      'put /campaign/campaigns/{id}': ({ body }) => {
        if ((body as { rev: number }).rev === rev && rev === 4) return { ...generalCampaign, rev: 5 };
        rev = 4;
        throw refusal(409, 'common.edited-meanwhile', 'Rahima has changed this meanwhile.');
      },
      'get /campaign/campaigns': () => ({ items: [], total: 0, page: 1, pageSize: 10 }),
    });
    await screen.findByDisplayValue('Dhaka');
    write('Place \\(', 'Khulna');
    await save();
    await screen.findByRole('dialog');
    dialog().getByText(/Rahima changed this/u);
    expect(screen.getByRole('dialog').textContent).toContain('Sylhet');
    await person.click(dialog().getByText('Keep mine'));
    await waitFor(() => expect(api.requests.filter(({ method }) => method === 'put')).toHaveLength(2));
    expect(await sentBy(api, 'put')).toMatchObject({ location: 'Khulna', rev: 4 });
  });
});

describe('the form of an exam campaign', () => {
  const read = { 'get /examcampaigns/{id}': () => examCampaign };
  const list = { 'get /examcampaigns': () => ({ items: [], total: 0, page: 1, pageSize: 10 }) };

  it('sends the nested exam with the ids of its parts, its order and the revision [ADM-07]', async () => {
    const { api } = open(`${root}/create-exam-campaign/e1`, {
      ...read,
      ...list,
      'put /examcampaigns/{id}': () => examCampaign,
    });
    await screen.findByDisplayValue(examCampaign.title);
    write('Time limit', '45');
    await person.click(
      screen.getByRole('switch', { name: 'Each student gets the options in another order' }),
    );
    await save();
    const body = await sentBy(api, 'put');
    expect(body).toMatchObject({
      rev: 3,
      exam: {
        timeLimit: 45,
        order: { questions: true, options: true },
        subjects: [{ mcqs: [{ _id: 'q1' }] }],
      },
    });
  });

  it('takes a question of the bank into a subject, as a copy [EXM-18]', async () => {
    const { api } = open(`${root}/create-exam-campaign/e1`, {
      ...read,
      ...list,
      'get /questions': () => pageOf([bankQuestion]),
      'get /questions/facets': () => facets,
      'put /examcampaigns/{id}': () => examCampaign,
    });
    await screen.findByDisplayValue(examCampaign.title);
    await person.click(screen.getByText('Take from the question bank'));
    await person.click(await screen.findByRole('checkbox', { name: 'Unit of force?' }));
    await person.click(dialog().getByRole('button', { name: 'Add 1 question' }));
    await save();
    const { exam } = (await sentBy(api, 'put')) as { exam: { subjects: { mcqs: object[] }[] } };
    expect(exam.subjects[0]?.mcqs).toMatchObject([{ _id: 'q1' }, { question: bankQuestion.question }]);
    expect(exam.subjects[0]?.mcqs[1]).toHaveProperty('bankQuestionId', 'q1');
  });

  it('offers no question bank to an administrator who may not read it', async () => {
    open(`${root}/create-exam-campaign/e1`, read, ['campaigns']);
    await screen.findByDisplayValue(examCampaign.title);
    expect(screen.queryByText('Take from the question bank')).toBeNull();
  });

  it('refuses a window that is shorter than the exam [ADM-07]', async () => {
    open(`${root}/create-exam-campaign/e1`, read);
    await screen.findByDisplayValue(examCampaign.title);
    write('Time limit', '600');
    await save();
    expect(await screen.findAllByText(/The campaign is shorter than its exam/u)).toHaveLength(1);
  });

  it('refuses a paper without questions while registration is open [ADM-07]', async () => {
    const [subject] = examCampaign.exam.subjects;
    const emptyPaper = { ...examCampaign.exam, subjects: [{ ...subject, mcqs: [], questionCount: 0 }] };
    open(`${root}/create-exam-campaign/e1`, {
      'get /examcampaigns/{id}': () => ({ ...examCampaign, exam: emptyPaper }),
    });
    await screen.findByDisplayValue(examCampaign.title);
    write('Type', 'Changed');
    await save();
    const said = await screen.findAllByText(/Registration is open, but the paper has no questions/u);
    expect(said.length).toBeGreaterThan(0);
  });

  it('is filled from another one: new ids, no dates, and closed [ADM-07]', async () => {
    const { api } = open(`${root}/create-exam-campaign?copyOf=e1`, {
      ...read,
      ...list,
      'post /examcampaigns': () => examCampaign,
    });
    await screen.findByDisplayValue(`${examCampaign.title} (copy)`);
    await save();
    await screen.findAllByText('Choose when it starts, or its day.');
    write('Start', '2031-03-01T10:00');
    await save();
    const body = await sentBy(api, 'post');
    expect(body).toMatchObject({ registrationOpen: false, startDate: '2031-03-01T04:00:00.000Z' });
    expect(JSON.stringify(body)).not.toContain('"_id"');
  });

  it('shows no fields for a paper that students have begun, and keeps it in the request', async () => {
    const begun = { ...examCampaign, phase: 'running', startedAt: '2026-01-15T10:00:00.000Z' };
    const { api } = open(`${root}/create-exam-campaign/e1`, {
      ...list,
      'get /examcampaigns/{id}': () => begun,
      'put /examcampaigns/{id}': () => begun,
    });
    await screen.findByText('See the paper');
    expect(screen.queryByLabelText(/^Time limit/u)).toBeNull();
    write('Title', 'New title');
    await save();
    expect(await sentBy(api, 'put')).toMatchObject({
      title: 'New title',
      exam: { subjects: [{ mcqs: [{ _id: 'q1' }] }] },
    });
  });
});
