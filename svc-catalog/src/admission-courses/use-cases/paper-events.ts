import { pending, type Change, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import type { Paper, PaperTransition } from '../domain/paper.ts';

export function paperPublishedEvent({ _id, version, content }: Paper): PendingEvent {
  const { year: _, subjects, ...facts } = content;
  return pending(paperPublished, {
    paperId: _id,
    version,
    ...facts,
    subjects: subjects.map((subject) => ({
      ...subject,
      mcqs: subject.mcqs.map(({ isSample: __, ...question }) => ({
        ...question,
        options: question.options.map((option) => ({ ...option })),
      })),
    })),
  });
}

export function paperWithdrawnEvent({ _id: paperId, version }: Pick<Paper, '_id' | 'version'>): PendingEvent {
  return pending(paperWithdrawn, { paperId, version });
}

/** The transition as a change of the aggregate, with its event if it has one. */
export function changeOf({ paper, step }: PaperTransition): Change<Paper> {
  if (step === 'none') return { state: paper };
  const event = step === 'publish' ? paperPublishedEvent(paper) : paperWithdrawnEvent(paper);
  return { state: paper, events: [event] };
}
