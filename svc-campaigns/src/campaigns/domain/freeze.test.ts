import { DomainError } from '@pathshala/contract-kit/domain-error';
import { describe, expect, it } from 'vitest';
import { examCampaignInput } from '@pathshala/svc-campaigns-contract/campaign';
import { draftCampaign } from './author-campaign.ts';
import type { Campaign } from './campaign.ts';
import { recordStart, requireAllowedChange } from './freeze.ts';
import { nextPaperStep } from './paper.ts';
import { extendSittings, isBeingSat } from './sittings.ts';

let count = 0;
const newId = () => `id${(count += 1)}`;
const option = (text: string, isCorrect = false) => ({ text, isCorrect });
const drafted = draftCampaign(
  examCampaignInput.parse({
    title: 'Model test',
    startDate: '2026-02-01T00:00:00.000Z',
    endDate: '2026-02-02T00:00:00.000Z',
    exam: {
      timeLimit: 30,
      requiredSubjects: 1,
      subjects: [
        {
          subjectName: 'Physics',
          mandatory: true,
          mcqs: [{ question: '1 + 1?', points: 1, options: [option('2', true), option('3')] }],
        },
      ],
    },
  }),
  { now: '2026-01-01T00:00:00.000Z', newId, editor: { id: null, name: null } },
);
const { campaign } = nextPaperStep(null, drafted);
const exam = campaign.exam ?? (undefined as never);
const [subject] = exam.subjects;
const [question] = subject?.mcqs ?? [];

const early = '2026-01-20T00:00:00.000Z';
const during = '2026-02-01T12:00:00.000Z';
const late = '2026-02-03T00:00:00.000Z';
const started = { ...campaign, startedAt: '2026-02-01T00:00:01.000Z' };
const released = { ...started, resultsReleasedAt: late };

/** The exam with its only question changed. */
const withQuestion = (change: object): Partial<Campaign> => ({
  exam: {
    ...exam,
    subjects: [{ ...subject, mcqs: [{ ...question, ...change }] } as (typeof exam.subjects)[number]],
  },
});

function codeOf(before: Campaign, change: Partial<Campaign>, now: string): string {
  try {
    requireAllowedChange(before, { ...before, ...change }, now);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.code, ...Object.keys(error.detail.fields ?? {})].join(' ');
  }
}

const paperChanges: readonly (readonly [string, Partial<Campaign>])[] = [
  ['the start date', { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-02T00:00:00.000Z' }],
  ['the text of a question', withQuestion({ question: '1 + 2?' })],
  ['points', withQuestion({ points: 2 })],
  ['the key', withQuestion({ options: [option('2'), option('3', true)] })],
  ['the time limit', { exam: { ...exam, timeLimit: 60 } }],
  ['the total', { exam: { ...exam, totalMarks: 9 } }],
  ['the required subjects', { exam: { ...exam, requiredSubjects: 0 } }],
  ['negative marking', { exam: { ...exam, negativeMarkingPercentage: 25 } }],
  ['when scores are shown', { exam: { ...exam, scoreVisible: 'at-once' } }],
  ['the order of questions', { exam: { ...exam, order: { questions: true, options: false } } }],
  ['the questions themselves', { exam: { ...exam, subjects: [] } }],
];

describe('an exam that has started', () => {
  it.each(paperChanges)('refuses a change of %s', (_, change) => {
    expect(codeOf(campaign, change, early)).toBe('accepted');
    expect(codeOf(campaign, change, during)).toBe('campaigns.exam-started');
    expect(codeOf(started, change, early)).toBe('campaigns.exam-started');
    expect(codeOf(started, change, late)).toBe('campaigns.exam-started');
  });

  it('accepts another title, description, location and an end in the future', () => {
    const change = { title: 'New', description: 'New', location: 'Dhaka', exam: { ...exam, title: 'New' } };
    expect(codeOf(started, change, during)).toBe('accepted');
    expect(codeOf(started, { endDate: '2026-02-05T00:00:00.000Z' }, during)).toBe('accepted');
    expect(codeOf(started, { endDate: '2026-02-01T12:01:00.000Z' }, during)).toBe('accepted');
  });

  it('refuses an end in the past unless it is unchanged [CMP-01]', () => {
    expect(codeOf(started, { endDate: '2026-02-01T11:00:00.000Z' }, during)).toBe('campaigns.window endDate');
    expect(codeOf(started, {}, late)).toBe('accepted');
  });

  it('is being sat until its end and grace are over', () => {
    expect([isBeingSat(campaign, during), isBeingSat(started, during), isBeingSat(started, late)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is being sat beyond its end by those who have extra time', () => {
    const until = '2026-02-02T00:20:00.000Z';
    const extended = extendSittings(started, until);
    expect(extended).toMatchObject({ sittingsUntil: until });
    expect(extended && extendSittings(extended, until)).toBeNull();
    expect(extended && extendSittings(extended, '2026-02-02T00:10:00.000Z')).toBeNull();
    expect(extended && isBeingSat(extended, '2026-02-02T00:20:05.000Z')).toBe(true);
    expect(extended && isBeingSat(extended, '2026-02-02T00:20:05.001Z')).toBe(false);
  });

  it('is over once the grace of the exam is, as it was stated with the start [ADM-30]', () => {
    const start = { startedAt: '2026-02-01T00:00:01.000Z', graceMs: 10_000 };
    const longer = recordStart(campaign, start);
    expect(longer && isBeingSat(longer, '2026-02-02T00:00:12.000Z')).toBe(true);
    expect(longer && isBeingSat(longer, '2026-02-02T00:00:12.001Z')).toBe(false);
    expect(isBeingSat(started, '2026-02-02T00:00:05.001Z')).toBe(false);
  });

  it('stores the earliest start, whatever the order of delivery', () => {
    const first = recordStart(campaign, { startedAt: '2026-02-01T00:00:05.000Z' });
    expect(first?.startedAt).toBe('2026-02-01T00:00:05.000Z');
    expect(first && recordStart(first, { startedAt: '2026-02-01T00:00:05.000Z' })).toBeNull();
    expect(first && recordStart(first, { startedAt: '2026-02-01T00:00:01.000Z' })?.startedAt).toBe(
      '2026-02-01T00:00:01.000Z',
    );
  });
});

describe('an exam whose results are released', () => {
  it.each([
    ...paperChanges,
    ['the end', { endDate: '2026-03-02T00:00:00.000Z' }],
    ['the place', { location: 'Dhaka' }],
    ['the limit', { maxParticipants: 5 }],
    ['registration', { registrationOpen: true }],
    ['the title of the exam', { exam: { ...exam, title: 'New' } }],
  ] as readonly (readonly [string, Partial<Campaign>])[])('refuses a change of %s', (_, change) => {
    expect(codeOf(released, change, late)).toBe('campaigns.results-released');
  });

  it('accepts another title and description [CMP-06]', () => {
    expect(codeOf(released, { title: 'New', titleKey: 'new', description: 'New' }, late)).toBe('accepted');
  });
});
