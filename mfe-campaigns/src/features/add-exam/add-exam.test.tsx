import { loadBankPicker } from '@pathshala/admin-exams/testing/load-bank-picker';
import type { replaceExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import { ApiError } from '@pathshala/web-kit/api-error';
import { anAdmin, type FakeHandler, renderRemotePart } from '@pathshala/web-kit/testing';
import type { InputOf } from '@pathshala/web-kit/route-types';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { bankQuestion, campaignForAdmin } from '../../samples.ts';
import { texts } from '../../texts.ts';
import { examTexts } from './texts.ts';

const own = {
  title: 'Model test',
  type: 'model-test',
  description: '<p>Physics.</p>',
  date: null,
  startDate: '2026-12-01T04:00:00.000Z',
  endDate: '2026-12-02T04:00:00.000Z',
  location: 'Online',
  image: '',
  registrationOpen: true,
  maxParticipants: 50,
};

const campaign = { ...campaignForAdmin, ...own, phase: 'upcoming' };
const empty = { ...campaign.exam, subjects: [] as readonly object[] };

const physics = {
  subjectName: 'Physics',
  mandatory: true,
  questionCount: 1,
  marks: 2,
  mcqs: [
    {
      _id: 'q1',
      question: 'Unit of force?',
      points: 2,
      explanation: '',
      options: [
        { _id: 'o1', text: 'newton', isCorrect: true },
        { _id: 'o2', text: 'joule', isCorrect: false },
      ],
    },
  ],
};

const withExam = {
  ...campaign,
  exam: { ...empty, timeLimit: 30, totalMarks: 2, requiredSubjects: 1, subjects: [physics] },
};

const withoutKey = {
  ...withExam,
  exam: {
    ...withExam.exam,
    subjects: [
      {
        ...physics,
        mcqs: physics.mcqs.map((question) => ({
          ...question,
          options: question.options.map((option) => ({ ...option, isCorrect: false })),
        })),
      },
    ],
  },
};

type Api = Readonly<Record<string, FakeHandler>>;

const put = 'put /examcampaigns/{id}/exam';
const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const fill = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const write = async (label: string, text: string) => {
  await user.click(await screen.findByRole('textbox', { name: label }));
  // The editor of a rich text field is loaded when the field gets the focus.
  const box = () => screen.getByRole('textbox', { name: label });
  await waitFor(() => expect(box().getAttribute('contenteditable')).toBe('true'));
  await user.click(box());
  await user.keyboard(text);
};

type Sent = InputOf<typeof replaceExamCampaign>['body'];

/** Returns the service's answer: new questions and options have an id, and each subject its numbers. */
function saved({ body }: { readonly body: unknown }) {
  const { confirmNoCorrectOption: _confirmed, exam, ...sent } = body as Sent;
  const subjects = (exam.subjects ?? []).map((subject) => ({
    ...subject,
    questionCount: subject.mcqs.length,
    marks: subject.mcqs.reduce((sum, { points }) => sum + points, 0),
    mcqs: subject.mcqs.map((question, at) => ({
      _id: `new-${at}`,
      ...question,
      options: question.options.map((option, place) => ({ _id: `new-${at}-${place}`, ...option })),
    })),
  }));
  return { ...campaign, ...sent, exam: { ...exam, subjects } };
}

async function open(stored: object, api: Api = {}) {
  const part = renderRemotePart(<Root />, {
    at: '/campaigns/c1/add-exam',
    language: 'en',
    user: anAdmin,
    api: { 'get /examcampaigns/{id}': () => stored, ...api },
  });
  await screen.findByRole('heading', { level: 1 });
  return part;
}

const draftKey = `persist:campaign-exam:${anAdmin._id}:c1`;

/** A draft that the previous form stored, with texts and numbers as they were typed. */
const storedDraft = {
  values: {
    title: '',
    timeLimit: '৪০',
    totalMarks: '',
    requiredSubjects: '',
    negativeMarkingPercentage: '0',
    isScoreAtOnce: false,
    subjects: [
      {
        key: 's',
        subjectName: 'Physics',
        mandatory: true,
        mcqs: [
          {
            key: 'q',
            question: 'Is 1 < 2?',
            points: '২',
            explanation: '',
            options: [
              { key: 'a', text: 'yes', isCorrect: true },
              { key: 'b', text: 'no', isCorrect: false },
            ],
          },
        ],
      },
    ],
  },
  where: { subject: 's', question: 'q' },
  source: 'k3x9',
};

/** Stores the draft as the previous form did. */
const storeDraft = (draft: object) =>
  localStorage.setItem(draftKey, JSON.stringify(draft).replace(/\}$/u, ',"keptAt":1790000000000}'));

const bodyOf = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.requests.find(({ method }) => method === 'put')?.body as
    | { readonly exam: typeof empty; readonly confirmNoCorrectOption: boolean }
    | undefined;

/** A subject with one question of two options; the first is correct. */
async function writeExam(): Promise<void> {
  fill(/^Time limit/u, '40');
  press('Add subject');
  fill('Subject', 'Physics');
  press('Paste questions');
  await screen.findByRole('dialog');
  fill(/^Questions in Aiken form/u, '2 + 2?\nA. 4\nB. 5\nANSWER: A');
  press('Add 1 question');
}

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

/** Milliseconds: a busy machine takes long to load the editor for the first time. */
const loadingTime = 30_000;
beforeAll(
  () => Promise.all([texts.load('en'), examTexts.load('en'), import('./add-exam-page.tsx')]),
  loadingTime,
);
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

describe('adding an exam to a campaign', () => {
  it('sends the exam and no field of the campaign around it, and goes to the campaign', async () => {
    const part = await open(campaign, { [put]: saved });
    await writeExam();
    fill(/^Negative marking/u, '২৫');
    press('Save');
    await waitFor(() => expect(part.navigation.location.get().pathname).toBe('/campaigns/exam/c1'));
    expect(bodyOf(part)).toEqual({
      rev: 3,
      confirmNoCorrectOption: false,
      exam: {
        ...empty,
        timeLimit: 40,
        negativeMarkingPercentage: 25,
        subjects: [
          {
            subjectName: 'Physics',
            mandatory: true,
            mcqs: [
              {
                question: '2 + 2?',
                points: 1,
                explanation: '',
                options: [
                  { text: '4', isCorrect: true },
                  { text: '5', isCorrect: false },
                ],
              },
            ],
          },
        ],
      },
    });
    expect(part.services.toast.shown.get().map(({ text }) => text)).toEqual(['The exam is saved.']);
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('takes a question of the bank into a subject, as a copy [CMP-02]', async () => {
    await loadBankPicker();
    const part = await open(withExam, {
      'get /questions': () => ({ items: [bankQuestion], total: 1, page: 1, pageSize: 10 }),
      'get /questions/facets': () => ({
        total: 1,
        used: 0,
        forPractice: 0,
        subjects: [],
        difficulties: [],
        tags: [],
      }),
      [put]: saved,
    });
    press('Take from the question bank');
    await user.click(await screen.findByRole('checkbox', { name: 'Unit of work?' }));
    await user.click(dialog().getByRole('button', { name: 'Add 1 question' }));
    press('Save');
    await waitFor(() => expect(bodyOf(part)).toBeDefined());
    const subjects = (bodyOf(part)?.exam.subjects ?? []) as readonly { readonly mcqs: readonly object[] }[];
    const [subject] = subjects;
    expect(subject?.mcqs).toMatchObject([
      { _id: 'q1' },
      { question: 'Unit of work?', points: 1, bankQuestionId: 'b1' },
    ]);
    expect(subject?.mcqs[1]).not.toHaveProperty('_id');
  });

  it('takes six options at most, and clears the others when a correct one is chosen', async () => {
    await open(campaign);
    press('Add subject');
    press('Add question');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    press('Add option');
    press('Add option');
    press('Add option');
    screen.getByText('You can add a maximum of 6 options.');
    await user.click(screen.getByLabelText('B is correct'));
    await user.click(screen.getByLabelText('F is correct'));
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([screen.getByLabelText('F is correct')]);
  });

  it('stays, with the words beside the field, while something is missing', async () => {
    const part = await open(withExam);
    fill(/^Time limit/u, '');
    press('Save');
    await screen.findByText('Give a time limit in minutes, from 1 to 600.');
    const field = screen.getByLabelText(/^Time limit/u);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(part.api.requests.some(({ method }) => method === 'put')).toBe(false);
  });

  it('shows the server’s errors beside the fields, and keeps the text', async () => {
    const part = await open(withExam, {
      [put]: () => {
        throw new ApiError('The exam is not complete yet.', {
          status: 422,
          code: 'campaigns.exam.incomplete',
          fields: {
            'exam.requiredSubjects': 'At most all subjects.',
            'exam.subjects.0.mcqs.0.points': 'Too many.',
          },
        });
      },
    });
    fill(/^Title/u, 'Mine');
    press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Required subjects/u).getAttribute('aria-invalid')).toBe('true'),
    );
    screen.getByText('The exam is not complete yet.');
    press('Physics › Question 1 › points › Too many.');
    expect(document.activeElement).toBe(screen.getByLabelText('Points'));
    expect(screen.getByLabelText('Points').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(/^Title/u)).toHaveProperty('value', 'Mine');
    expect(part.navigation.location.get().pathname).toBe('/campaigns/c1/add-exam');
  });

  it('says what is missing to an administrator who may not manage campaigns', async () => {
    const { rev: _rev, changedAt: _at, changedBy: _by, ...withoutKey } = withExam;
    await open(withoutKey);
    await screen.findByText(/may not write the exams of campaigns/u);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('says 404 for a campaign that does not exist', async () => {
    renderRemotePart(<Root />, { at: '/campaigns/none/add-exam', language: 'en', user: anAdmin });
    expect((await screen.findByRole('heading')).textContent).toBe('Page Not Found');
  });
});

describe('a question without a correct option', () => {
  it('is pointed out in the question, and saved only when that is confirmed', async () => {
    const part = await open(withoutKey, { [put]: saved });
    press(/^Question 1/u);
    screen.getByText(/No option is marked as correct/u);
    screen.getByText('no correct option');
    press('Save');
    await screen.findByRole('dialog');
    dialog().getByText('1 question has no correct option');
    dialog().getByText('Physics › Question 1');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(bodyOf(part)).toBeUndefined();
    press('Save');
    await user.click(await screen.findByRole('button', { name: 'Yes, save' }));
    await waitFor(() => expect(bodyOf(part)?.confirmNoCorrectOption).toBe(true));
  });

  it('is marked where it stands when the server asks for the confirmation', async () => {
    await open(withExam, {
      [put]: () => {
        throw new ApiError('Please confirm that this is meant.', {
          status: 422,
          code: 'campaigns.no-correct-option',
          fields: { 'exam.subjects.0.mcqs.0': 'No option is marked correct.' },
        });
      },
    });
    press('Save');
    await screen.findByText('Please confirm that this is meant.');
    expect(screen.queryByText('has an error')).not.toBeNull();
  });
});

describe('the total marks', () => {
  it('are compared with the marks that can be reached, with a warning if they differ', async () => {
    await open(withExam);
    screen.getByText(/With the questions below, 2 marks can be reached/u);
    expect(screen.queryByText(/^The total is/u)).toBeNull();
    fill(/^Total marks/u, '৫');
    screen.getByText('The total is 5, but at most 2 can be reached.');
    fill(/^Total marks/u, '1');
    screen.getByText('The total is 1, but up to 2 can be reached.');
  });
});

describe('editing an exam', () => {
  it('loads it and keeps the ids of its parts', async () => {
    const part = await open(withExam, { [put]: saved });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit exam: Model test');
    press(/^Question 1/u);
    await write('Option B', '!');
    press('Save');
    await waitFor(() => expect(bodyOf(part)).toBeDefined());
    const { questionCount: _count, marks: _marks, ...subject } = physics;
    const [question] = subject.mcqs;
    expect(bodyOf(part)?.exam.subjects).toEqual([
      {
        ...subject,
        mcqs: [
          {
            ...question,
            options: [
              question?.options[0],
              { _id: 'o2', text: expect.stringMatching(/^!?joule!?$/u), isCorrect: false },
            ],
          },
        ],
      },
    ]);
  });

  it('moves subjects, and removes one with questions only after asking', async () => {
    const chemistry = { ...physics, subjectName: 'Chemistry' };
    await open({ ...withExam, exam: { ...withExam.exam, subjects: [physics, chemistry] } });
    const chosen = () =>
      screen.getAllByRole('button', { name: /1 question$/u }).map(({ textContent }) => textContent);
    press('Move Physics later');
    expect(chosen()).toEqual(['Chemistry1 question', 'Physics1 question']);
    press('Remove subject');
    await screen.findByRole('dialog', { name: 'Remove Physics?' });
    await user.click(dialog().getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(chosen()).toEqual(['Chemistry1 question']));
    press('Undo');
    expect(chosen()).toEqual(['Chemistry1 question', 'Physics1 question']);
  });

  const theirs = { ...withExam, rev: 4, location: 'Khulna', exam: { ...withExam.exam, timeLimit: 90 } };

  it('shows both versions when somebody else has changed it, and saves mine over theirs [CMP-01]', async () => {
    let stored = withExam;
    const part = await open({}, { 'get /examcampaigns/{id}': () => stored, [put]: saved });
    fill(/^Title/u, 'Mine');
    stored = theirs;
    press('Save');
    await screen.findByRole('dialog');
    dialog().getByText(/Rahima changed this/u);
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['TitleYoursMineStoredNothing']);
    expect(bodyOf(part)).toBeUndefined();
    await user.click(dialog().getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(bodyOf(part)).toMatchObject({
        rev: 4,
        exam: { title: 'Mine', timeLimit: 90 },
      }),
    );
  });

  it('loads theirs into the form when that is chosen, and saves nothing', async () => {
    let stored = withExam;
    const part = await open({}, { 'get /examcampaigns/{id}': () => stored, [put]: saved });
    fill(/^Title/u, 'Mine');
    stored = theirs;
    press('Save');
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: 'Take theirs' }));
    expect(screen.getByLabelText(/^Time limit/u)).toHaveProperty('value', '90');
    expect(screen.getByLabelText(/^Title/u)).toHaveProperty('value', '');
    expect(bodyOf(part)).toBeUndefined();
    press('Save');
    await waitFor(() => expect(bodyOf(part)).toMatchObject({ rev: 4, exam: { timeLimit: 90 } }));
  });

  it('looks again when somebody saves between the reading and the saving', async () => {
    let stored = withExam;
    const part = await open(
      {},
      {
        'get /examcampaigns/{id}': () => stored,
        [put]: () => {
          stored = theirs;
          throw new ApiError('Rahima changed this.', { status: 409, code: 'common.edited-meanwhile' });
        },
      },
    );
    fill(/^Title/u, 'Mine');
    press('Save');
    await screen.findByRole('dialog');
    dialog().getByText('Mine');
    expect(part.navigation.location.get().pathname).toBe('/campaigns/c1/add-exam');
  });

  it('asks to log in again when the session has ended, and keeps what is typed', async () => {
    let stored: object = withExam;
    await open(
      {},
      {
        'get /examcampaigns/{id}': () => stored,
        'get /examcampaigns/{id}/release': () => {
          throw new ApiError('Please login first.', { status: 401, code: 'common.unauthorized' });
        },
      },
    );
    fill(/^Title/u, 'Physics, second paper');
    const { rev: _rev, changedAt: _at, changedBy: _by, ...asVisitor } = withExam;
    stored = asVisitor;
    press('Save');
    await screen.findByText('Log in to save');
    expect(screen.getByLabelText(/^Title/u)).toHaveProperty('value', 'Physics, second paper');
  });

  it('keeps when the score is shown, and changes it', async () => {
    const part = await open(
      { ...withExam, exam: { ...withExam.exam, scoreVisible: 'at-once' } },
      { [put]: saved },
    );
    expect(screen.getByRole('switch', { name: /^Show the score at once/u })).toHaveProperty('checked', true);
    press('Save');
    await waitFor(() => expect(bodyOf(part)?.exam.scoreVisible).toBe('at-once'));
  });

  it('keeps which order each student gets, and changes it', async () => {
    const order = { questions: true, options: false };
    const part = await open({ ...withExam, exam: { ...withExam.exam, order } }, { [put]: saved });
    const inAnotherOrder = (what: string) =>
      screen.getByRole('switch', { name: `Each student gets the ${what} in another order` });
    expect(inAnotherOrder('questions')).toHaveProperty('checked', true);
    fireEvent.click(inAnotherOrder('options'));
    press('Save');
    await waitFor(() => expect(bodyOf(part)?.exam.order).toEqual({ questions: true, options: true }));
  });
});

describe('a campaign that has begun', () => {
  it('warns about the consequences for registered students, and asks before it is saved', async () => {
    storeDraft({ ...storedDraft, source: 'rev-3' });
    const part = await open({ ...campaign, phase: 'running' }, { [put]: saved });
    screen.getByText(/its paper stays as it is from then on/u);
    press('Save');
    await screen.findByRole('dialog');
    dialog().getByText('This campaign is running.');
    expect(bodyOf(part)).toBeUndefined();
    await user.click(dialog().getByRole('button', { name: 'Yes, save' }));
    await waitFor(() => expect(bodyOf(part)).toBeDefined());
  });

  it.each([
    ['running', /must be marked by the same paper/u],
    ['past', /Its results belong to this paper/u],
  ])('shows the paper of a %s one with its key, and why it stays as it is', async (phase, why) => {
    await open({ ...withExam, phase });
    screen.getByText(why);
    screen.getByText('Unit of force?');
    expect(screen.getByText('newton').closest('li')?.textContent).toContain('correct');
    expect(screen.getByText('joule').closest('li')?.textContent).not.toContain('correct');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('shows the server’s error if the campaign began while the exam was edited', async () => {
    await open(withExam, {
      [put]: () => {
        throw new ApiError('This exam has started: its start and its paper can no longer be changed.', {
          status: 409,
          code: 'campaigns.exam-started',
        });
      },
    });
    fill(/^Title/u, 'Late');
    press('Save');
    await screen.findByText(/This exam has started/u);
    expect(screen.getByLabelText(/^Title/u)).toHaveProperty('value', 'Late');
  });
});

describe('the draft of an exam', () => {
  const discardDraft = async () => {
    press('Show the saved version instead');
    await screen.findByText('Your draft is discarded.');
    await waitFor(() => expect(screen.queryByText(/This is your draft/u)).toBeNull());
  };

  it('of an older form opens with what was typed in it, and is saved as formatted text', async () => {
    storeDraft(storedDraft);
    const part = await open(campaign, { [put]: saved });
    screen.getByText(/This is your draft/u);
    expect(screen.getByLabelText(/^Time limit/u)).toHaveProperty('value', '40');
    screen.getByText('Is 1 < 2?');
    press('Save');
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(bodyOf(part)?.exam.subjects).toMatchObject([
        { mcqs: [{ question: 'Is 1 &lt; 2?', points: 2 }] },
      ]),
    );
  });

  it('survives a reload, and is replaced by the saved exam when it is discarded', async () => {
    await open(withExam);
    fill(/^Title/u, 'Draft');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('Draft'));
    cleanup();
    await open(withExam);
    screen.getByText(/This is your draft/u);
    expect(screen.getByLabelText(/^Title/u)).toHaveProperty('value', 'Draft');
    await discardDraft();
    expect(screen.getByLabelText(/^Title/u)).toHaveProperty('value', '');
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('is asked about before the page is left, and only when there is something unsaved', async () => {
    const part = await open(campaign);
    fill(/^Title/u, 'Unsaved');
    await user.click(screen.getByRole('link', { name: 'Back to the campaign' }));
    dialog().getByText(/Your draft stays in this browser/u);
    expect(part.navigation.location.get().pathname).toBe('/campaigns/c1/add-exam');
    press('Leave the page');
    expect(part.navigation.location.get().pathname).toBe('/campaigns/exam/c1');
    part.navigation.navigator.push('/campaigns/c1/add-exam');
    await screen.findByText(/This is your draft/u);
    await discardDraft();
    await user.click(screen.getByRole('link', { name: 'Back to the campaign' }));
    expect(part.navigation.location.get().pathname).toBe('/campaigns/exam/c1');
  });
});

describe('pasting questions', () => {
  const whole = 'Capital of Bangladesh?\nA. Dhaka\nB. Sylhet\nANSWER: A';
  const broken = 'Why?\nA. 1\nC. 2\nANSWER: A';

  const area = () => dialog().getByLabelText<HTMLTextAreaElement>(/^Questions in Aiken form/u);
  const put = (text: string) => fireEvent.change(area(), { target: { value: text } });
  const paste = async (text: string) => {
    press('Paste questions');
    await screen.findByRole('dialog');
    put(text);
  };

  it('previews the questions, shows errors by line, adds the valid questions and keeps the rest', async () => {
    await open(withExam);
    await paste(`${whole}\n\n${broken}`);
    dialog().getByText('1 line needs mending');
    dialog().getByText('Found: 1 question');
    expect(dialog().getByText('Dhaka').closest('li')?.textContent).toContain('correct');
    press('Line 8: the letters are not in order from A (or ক) on.');
    expect(area().value.slice(area().selectionStart, area().selectionEnd)).toBe('C. 2');
    fill('Points for each question', '২');
    press('Add 1 question');
    dialog().getByText('1 question is added.');
    expect(area().value).toBe(broken);
    press('Cancel');
    screen.getByText('Questions (2)');
    screen.getByText(/4 marks can be reached/u);
  });

  it('closes when nothing is left, and points out questions that are there already', async () => {
    await open(withExam);
    await paste(`Unit of  force?\nA. newton\nB. joule\nANSWER: A\n${whole}`);
    expect(dialog().getAllByText('already in this subject')).toHaveLength(1);
    press('Add 2 questions');
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('Questions (3)');
  });

  it('shows an error without a valid question, or if the points are not a number', async () => {
    await open(withExam);
    await paste('Just a question?');
    press('Add questions');
    dialog().getByText('Paste at least one whole question.');
    put(whole);
    fill('Points for each question', '');
    press('Add 1 question');
    dialog().getByText('Write a number above 0.');
    expect(screen.queryByText('Questions (1)')).not.toBeNull();
  });
});

describe('the way to the exam', () => {
  const link = async (stored: object, user = anAdmin) => {
    renderRemotePart(<Root />, {
      at: '/campaigns/exam/c1',
      language: 'en',
      user,
      api: { 'get /examcampaigns/{id}': () => stored },
    });
    await screen.findByRole('heading', { level: 1 });
    return screen.queryByRole('link', { name: /exam$|paper$/u });
  };

  it.each([
    ['Add exam', campaign],
    ['Edit exam', withExam],
    ['See the exam paper', { ...withExam, phase: 'running' }],
  ])('is there for an administrator as %s', async (name, stored) => {
    const found = await link(stored);
    expect(found?.textContent).toBe(name);
    expect(found).toHaveProperty('pathname', '/campaigns/c1/add-exam');
  });

  it('is not there for a student', async () => {
    expect(await link(withExam, { ...anAdmin, role: 'student' })).toBeNull();
  });
});
