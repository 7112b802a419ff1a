import { DomainError } from '@pathshala/contract-kit/domain-error';
import { describe, expect, it } from 'vitest';
import { examCampaignInput, type ExamCampaignInput } from '@pathshala/svc-campaigns-contract/campaign';
import { draftCampaign, releaseResults, reviseCampaign } from './author-campaign.ts';
import { nextPaperStep } from './paper.ts';
import { releasableFrom } from './sittings.ts';
import type { Campaign } from './campaign.ts';

let count = 0;
const newId = () => `id${(count += 1)}`;
const before = { now: '2026-01-01T00:00:00.000Z', newId, editor: { id: 'a1', name: 'Head' } };
const during = { now: '2026-02-01T12:00:00.000Z', newId, editor: { id: 'a1', name: 'Head' } };

function input(change: Partial<ExamCampaignInput['exam']> = {}, isConfirmed = false): ExamCampaignInput {
  const mcq = { question: '2 + 2?', points: 1, options: [{ text: '4', isCorrect: true }, { text: '5' }] };
  return examCampaignInput.parse({
    title: 'Model test',
    startDate: '2026-02-01T00:00:00.000Z',
    endDate: '2026-02-02T00:00:00.000Z',
    confirmNoCorrectOption: isConfirmed,
    exam: {
      timeLimit: 30,
      totalMarks: 2,
      requiredSubjects: 2,
      subjects: [
        { subjectName: 'Physics', mandatory: true, mcqs: [mcq] },
        { subjectName: 'Biology', mcqs: [mcq] },
      ],
      ...change,
    },
  });
}

/** The form that an administrator's page sends back after loading the campaign. */
const resend = (campaign: Campaign, title = campaign.title): ExamCampaignInput =>
  examCampaignInput.parse({
    title,
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    exam: campaign.exam,
  });

const fail = (): never => {
  throw new Error('there is no exam');
};

function codeOf(action: () => unknown): string {
  try {
    action();
    return 'accepted';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.code, ...Object.keys(error.detail.fields ?? {})].join(' ');
  }
}

describe('authoring an exam campaign', () => {
  it('gives ids to questions and options without one', () => {
    const campaign = draftCampaign(input(), before);
    const again = reviseCampaign(campaign, resend(campaign, 'New title'), before);
    expect(again.exam).toEqual(campaign.exam);
    expect(campaign.exam?.subjects[0]?.mcqs[0]?.options[0]?._id).toMatch(/^id/);
  });

  it.each([
    [{ timeLimit: 0 }, 'campaigns.exam.incomplete exam.timeLimit'],
    [{ requiredSubjects: 3 }, 'campaigns.exam.incomplete exam.requiredSubjects'],
    [{ subjects: [] }, 'accepted'],
  ])('checks %o', (change, code) => {
    expect(codeOf(() => draftCampaign(input(change), before))).toBe(code);
  });

  it('requires all subjects and computes the total when both are 0', () => {
    const { exam } = draftCampaign(input({ requiredSubjects: 0, totalMarks: 0 }), before);
    expect(exam).toMatchObject({ requiredSubjects: 2, totalMarks: 2 });
  });

  it('asks for confirmation of a question without a correct option [EXM-10]', () => {
    const question = { question: '?', points: 1, options: [{ text: 'a' }, { text: 'b' }] };
    const subjects = [{ subjectName: 'Physics', mandatory: true, mcqs: [question] }];
    const keyless = { subjects, requiredSubjects: 1 } as unknown as Partial<ExamCampaignInput['exam']>;
    expect(codeOf(() => draftCampaign(input(keyless), before))).toBe(
      'campaigns.no-correct-option exam.subjects.0.mcqs.0',
    );
    expect(codeOf(() => draftCampaign(input(keyless, true), before))).toBe('accepted');
  });

  it('publishes a first version, and a new one only when the paper itself changes', () => {
    const first = nextPaperStep(null, draftCampaign(input(), before));
    expect([first.step, first.campaign.paperVersion]).toEqual(['publish', 1]);
    const renamed = reviseCampaign(first.campaign, { ...resend(first.campaign), location: 'Dhaka' }, before);
    expect(nextPaperStep(first.campaign, renamed).step).toBe('none');
    const longer = reviseCampaign(
      first.campaign,
      { ...resend(first.campaign), endDate: '2026-02-03T00:00:00.000Z' },
      before,
    );
    expect(nextPaperStep(first.campaign, longer)).toMatchObject({
      step: 'publish',
      campaign: { paperVersion: 2 },
    });
    const deleted = { ...first.campaign, deletedAt: before.now };
    expect(nextPaperStep(first.campaign, deleted)).toMatchObject({
      step: 'withdraw',
      campaign: { paperVersion: 2 },
    });
  });

  it('accepts an exam that was stored without scoreVisible and order', () => {
    const { campaign } = nextPaperStep(null, draftCampaign(input(), before));
    const { scoreVisible: _scoreVisible, order: _order, ...exam } = campaign.exam ?? fail();
    const older = { ...campaign, exam };
    expect(codeOf(() => reviseCampaign(older, resend(campaign, 'New title'), during))).toBe('accepted');
  });

  it('names the path of every duplicate id and subject name', () => {
    const options = [
      { _id: 'o', text: 'a', isCorrect: true },
      { _id: 'o', text: 'b' },
    ];
    const mcqs = [
      { _id: 'q', question: 'One?', points: 1, options },
      { _id: 'q', question: 'Two?', points: 1, options: [{ text: 'a', isCorrect: true }, { text: 'b' }] },
    ];
    const subjects = [
      { subjectName: 'Physics', mandatory: true, mcqs },
      { subjectName: ' physics ', mandatory: false, mcqs: [] },
    ] as unknown as ExamCampaignInput['exam']['subjects'];
    expect(codeOf(() => draftCampaign(input({ subjects }), before))).toBe(
      [
        'campaigns.exam.incomplete exam.subjects.1.subjectName exam.subjects.0.mcqs.1._id',
        'exam.subjects.0.mcqs.0.options.1._id',
      ].join(' '),
    );
  });

  it('releases results after the end and its grace, once', () => {
    const campaign = draftCampaign(input(), before);
    for (const early of [during.now, '2026-02-02T00:00:00.001Z', '2026-02-02T00:00:05.000Z'])
      expect(codeOf(() => releaseResults(campaign, early))).toBe('campaigns.not-over');
    const released = releaseResults(campaign, '2026-02-02T00:00:05.001Z');
    expect(released?.resultsReleasedAt).toBe('2026-02-02T00:00:05.001Z');
    expect(releaseResults(released ?? campaign, '2026-02-03T00:00:00.000Z')).toBeNull();
  });

  it.each([
    ['after the end', {}],
    ['after extra time beyond the end', { sittingsUntil: '2026-02-02T01:00:00.000Z' }],
    ['after the end, when extra time ends before it', { sittingsUntil: '2026-02-01T01:00:00.000Z' }],
    ['after the grace that the exam has', { graceMs: 60_000 }],
  ])('states the first moment at which results can be released, %s', (_, change) => {
    const campaign = { ...draftCampaign(input(), before), ...change };
    const from = releasableFrom(campaign);
    const at = (ms: number) => codeOf(() => releaseResults(campaign, new Date(ms).toISOString()));
    expect(at(from - 1)).toMatch(/^campaigns\.(?:not-over|release-sitting)/u);
    expect(at(from)).toBe('accepted');
  });
});
