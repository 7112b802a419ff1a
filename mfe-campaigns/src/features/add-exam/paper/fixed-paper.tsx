import { KeyedQuestion } from '@pathshala/admin-exams/keyed-question/keyed-question';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { ExamPageFrame } from '../exam-page-frame.tsx';
import type { CampaignForAdmin } from '../exam-types.ts';
import { useExamTexts } from '../texts.ts';
import styles from './paper.module.css';

const minuteMs = 60_000;

/** The paper of a campaign that has begun: read-only, with its key, for printing. */
export function FixedPaper({ campaign }: { readonly campaign: CampaignForAdmin }): ReactNode {
  const translate = useExamTexts();
  const translateCampaign = useTexts();
  const inLanguage = useBilingual();
  const { exam, phase } = campaign;
  return (
    <ExamPageFrame campaign={campaign} title="page.paper">
      <Notice tone="attention" title={translate('paper.fixed')}>
        <p>{translate(phase === 'past' ? 'paper.fixedPast' : 'paper.fixedRunning')}</p>
      </Notice>
      <RulesInNumbers exam={exam} />
      {exam.subjects.map(({ subjectName, mandatory, mcqs }) => (
        <section key={subjectName}>
          <h2 className={styles['subject']}>
            {inLanguage(subjectName)}{' '}
            <Badge tone={mandatory ? 'good' : 'neutral'}>
              {translateCampaign(mandatory ? 'subject.mandatory' : 'subject.optional')}
            </Badge>
          </h2>
          <ol className={styles['questions']}>
            {mcqs.map((question, index) => (
              <li key={question._id}>
                <KeyedQuestion
                  question={question}
                  head={translate('paper.question', { n: index + 1 })}
                  noKey={translate('paper.noKey')}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </ExamPageFrame>
  );
}

function RulesInNumbers({ exam }: Pick<CampaignForAdmin, 'exam'>): ReactNode {
  const translate = useExamTexts();
  const translateCampaign = useTexts();
  const format = useFormat();
  const facts = [
    [translateCampaign('fact.time'), format.duration(exam.timeLimit * minuteMs)],
    [translateCampaign('fact.marks'), format.number(exam.totalMarks)],
    [translate('rules.requiredSubjects'), format.number(exam.requiredSubjects)],
    [translateCampaign('fact.negative'), format.percent(exam.negativeMarkingPercentage)],
  ] as const;
  return <Facts facts={facts} />;
}
