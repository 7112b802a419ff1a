import type { readDashboard, setDailyGoal } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { Dashboard } from '../../../continue/dashboard-types.ts';
import { texts } from './texts.ts';
import styles from './today.module.css';

const goals = ['10', '20', '40'] as const;

/** Shows how much of the day's goal is done, in a bar and in words, and lets the student choose the goal. */
export function DailyGoal({ today }: { readonly today: Dashboard['today'] }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { goal, questions, lessons, reviews } = today;
  const done = questions + lessons + reviews;
  const words = useGoalWords()(today);
  const { change } = useChangeGoal();
  return (
    <section>
      <h2 className={styles['title']}>{translate(texts.goal)}</h2>
      <p className={styles['words']} aria-live="polite">
        {words}
      </p>
      <progress
        className={styles['bar']}
        max={goal}
        value={Math.min(done, goal)}
        aria-label={translate(texts.goal)}
      />
      <div className={styles['choice']}>
        <span aria-hidden="true">{translate(texts.choose)}</span>
        <ChoiceBar
          label={translate(texts.choose)}
          choices={goals.map((value) => ({
            value,
            text: format.number(Number(value)),
          }))}
          value={goals.find((value) => Number(value) === goal) ?? goals[1]}
          onChange={(value) => change(value === '10' ? 10 : value === '20' ? 20 : 40)}
        />
      </div>
      <p className={styles['quiet']}>{translate(texts.whenCounted)}</p>
    </section>
  );
}

function useGoalWords(): (today: Dashboard['today']) => string {
  const translate = useText();
  return ({ goal, questions, lessons, reviews }) => {
    const n = questions + lessons + reviews;
    if (n === 0) return translate(texts.nothing, { goal });
    const parts = [
      questions > 0 ? translate(commonTexts.nQuestions, { n: questions }) : '',
      lessons > 0 ? translate(commonTexts.nLessons, { n: lessons }) : '',
      reviews > 0 ? translate(texts.reviews, { n: reviews }) : '',
    ].filter((part) => part !== '');
    return translate(n >= goal ? texts.reached : texts.soFar, { n, goal, parts: parts.join(', ') });
  };
}

const path = '/students/dashboard';

/** Shown at once; what the server refuses is taken back, and says why. */
function useChangeGoal() {
  const { queryClient, toast } = useServices();
  const { mutate } = useApiMutation<typeof setDailyGoal>('put', '/students/dashboard/goal', {
    invalidates: [path],
    onError: ({ message }) => {
      toast.error(message);
      void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
  return {
    change: (dailyGoal: 10 | 20 | 40) => {
      queryClient.setQueriesData<AnswerOf<typeof readDashboard>>({ queryKey: [path] }, (shown) =>
        shown === undefined ? shown : { ...shown, today: { ...shown.today, goal: dailyGoal } },
      );
      mutate({ body: { dailyGoal } });
    },
  };
}
