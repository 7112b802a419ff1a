import { pending, type Change } from '@pathshala/service-kit/events/aggregate';
import { paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import type { Paper, PaperMove } from '../domain/paper.ts';

/** A mutable copy, as the event's schema wants it. */
export function paperFacts({ _id, version, content }: Paper) {
  const { year: _, subjects, ...facts } = content;
  return {
    paperId: _id,
    version,
    ...facts,
    subjects: subjects.map((subject) => ({
      ...subject,
      mcqs: subject.mcqs.map((question) => ({
        ...question,
        options: question.options.map((option) => ({ ...option })),
      })),
    })),
  };
}

/** The move together with the fact that the exam service must hear. */
export function announced({ paper, step }: PaperMove): Change<Paper> {
  if (step === 'none') return { state: paper };
  const event =
    step === 'publish'
      ? pending(paperPublished, paperFacts(paper))
      : pending(paperWithdrawn, { paperId: paper._id, version: paper.version });
  return { state: paper, events: [event] };
}
