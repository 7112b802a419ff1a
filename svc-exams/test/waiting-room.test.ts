import { describe, expect, it } from 'vitest';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { campaignPaper } from './support/papers.ts';
import { campaign, publishedCampaignPaper, startExams, type ExamsService } from './support/exams-service.ts';

const secret = 'A question that nobody reads before';

/** A version of the paper whose texts are unique, so that they can be found in any answer. */
async function publishSecretPaper(exams: ExamsService): Promise<void> {
  const paper = campaignPaper({ version: 2 });
  const subjects = paper.subjects.map((subject) => ({
    ...subject,
    mcqs: subject.mcqs.map((mcq) => ({
      ...mcq,
      question: `${secret}: ${mcq._id}`,
      options: mcq.options.map((option) => ({ ...option, text: `${secret}: ${option._id}` })),
    })),
  }));
  await exams.emit(campaignPaperPublished, publishedCampaignPaper({ ...paper, subjects }));
}

/** All calls of a registered student who waits. */
const everythingAsked = ({ student }: ExamsService) =>
  Promise.all([
    student.get('/exams/papers/exam1'),
    // The previous version, which nobody has sat.
    student.paper('exam1', 1),
    student.paper('exam1', 2),
    student.key('exam1', 2),
    student.start(campaign),
    student.registered(),
    student.get('/exams/attempts'),
    student.get('/exams/results?studentId=student1'),
  ]);

describe('a registered student before the start of a campaign exam', () => {
  it('gets the server’s time and the opening, and nothing of the paper until the last millisecond [CMP-05]', async () => {
    await using exams = await startExams({ now: '2026-01-15T08:50:00.000Z' });
    await publishSecretPaper(exams);
    const [overview] = await everythingAsked(exams);
    expect(overview.body).toMatchObject({
      serverNow: '2026-01-15T08:50:00.000Z',
      opensAt: '2026-01-15T09:00:00.000Z',
      canStart: false,
      refusal: 'exams.not-open-yet',
      paperUrl: null,
      keyUrl: null,
    });
    for (const time of ['2026-01-15T08:50:00.000Z', '2026-01-15T08:59:59.999Z']) {
      await exams.goTo(time);
      const answers = await everythingAsked(exams);
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(secret);
      expect(answers.slice(1, 5).map(({ status }) => status)).toEqual([404, 403, 403, 403]);
    }
    await exams.goTo('2026-01-15T09:00:00.000Z');
    const paper = await exams.student.paper('exam1', 2);
    expect(paper.status).toBe(200);
    expect(JSON.stringify(paper.body)).toContain(secret);
  });
});
