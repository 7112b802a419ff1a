import { KeyedQuestion } from '@pathshala/admin-exams/keyed-question/keyed-question';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { ExamPageFrame } from '../exam-page-frame.tsx';
import type { CampaignForAdmin } from '../exam-types.ts';
import styles from './paper.module.css';
import { texts } from './texts.ts';

const minuteMs = 60_000;

/** The paper of a campaign that has begun: read-only, with its key, for printing. */
export function FixedPaper({ campaign }: { readonly campaign: CampaignForAdmin }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { exam, phase } = campaign;
  return (
    <ExamPageFrame campaign={campaign} title={texts.pagePaper}>
      <Notice tone="attention" title={translate(texts.fixed)}>
        <p>{translate(phase === 'past' ? texts.fixedPast : texts.fixedRunning)}</p>
      </Notice>
      <RulesInNumbers exam={exam} />
      {exam.subjects.map(({ subjectName, mandatory, mcqs }) => (
        <section key={subjectName}>
          <h2 className={styles['subject']}>
            {inLanguage(subjectName)}{' '}
            <Badge tone={mandatory ? 'good' : 'neutral'}>
              {translate(mandatory ? texts.subjectMandatory : commonTexts.optional)}
            </Badge>
          </h2>
          <ol className={styles['questions']}>
            {mcqs.map((question, index) => (
              <li key={question._id}>
                <KeyedQuestion
                  question={question}
                  head={translate(commonTexts.questionN, { n: index + 1 })}
                  noKey={translate(texts.noKey)}
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
  const translate = useText();
  const format = useFormat();
  const facts = [
    [translate(commonTexts.timeLimit), format.duration(exam.timeLimit * minuteMs)],
    [translate(commonTexts.totalMarks), format.number(exam.totalMarks)],
    [translate(commonTexts.requiredSubjects), format.number(exam.requiredSubjects)],
    [translate(commonTexts.negativeMarking), format.percent(exam.negativeMarkingPercentage)],
  ] as const;
  return <Facts facts={facts} />;
}
