import type { readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { Button } from '@pathshala/web-kit/parts/button';
import { Link } from '@pathshala/web-kit/router';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './bar.module.css';

type Announcement = NonNullable<AnswerOf<typeof readSiteSettings>['announcement']>;

const texts = {
  important: { en: 'Important', bn: 'জরুরি' },
  more: { en: 'Read more', bn: 'বিস্তারিত' },
};

interface BarProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

export function Bar({ announcement: { level, text, link }, onClose }: BarProps): ReactNode {
  const translate = useText();
  const language = useLanguage();
  return (
    <section
      className={styles['bar']}
      data-level={level}
      data-print="no"
      aria-label={translate(commonTexts.announcement)}
    >
      <p>
        {level === 'important' && <strong>{translate(texts.important)}: </strong>}
        {text[language]} <MoreLink link={link} />
      </p>
      <Button size="small" onClick={onClose}>
        {translate(commonTexts.close)}
      </Button>
    </section>
  );
}

function MoreLink({ link }: Pick<Announcement, 'link'>): ReactNode {
  const translate = useText();
  if (link === '') return null;
  if (link.startsWith('/')) return <Link to={link}>{translate(texts.more)}</Link>;
  return (
    <a href={link} rel="noopener noreferrer">
      {translate(texts.more)}
    </a>
  );
}
