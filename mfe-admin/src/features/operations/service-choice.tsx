import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { useLocation, useNavigate } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './operations.module.css';
import { texts } from './texts.ts';

/** The service of the address (`?service=svc-exams`), else the first one. */
export function useChosenService(services: readonly string[]): string | undefined {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('service');
  return services.find((name) => name === asked) ?? services[0];
}

interface ServiceChoiceProps {
  readonly services: readonly string[];
  readonly chosen: string;
}

/** One service at a time; the choice is part of the address. */
export function ServiceChoice({ services, chosen }: ServiceChoiceProps): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  return (
    <div className={styles['choice']}>
      <ChoiceBar
        label={translate(texts.service)}
        value={chosen}
        choices={services.map((name) => ({ value: name, text: name }))}
        onChange={(name) => void navigate(`?service=${name}`)}
      />
    </div>
  );
}
