import type { readSiteSettings } from '@pathshala/svc-auth-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { Button } from '@pathshala/web-kit/parts/button';
import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { Link } from '@pathshala/web-kit/router';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useSiteSettings } from '../layout/use-site-settings.ts';
import styles from './announcement-bar.module.css';

type Announcement = NonNullable<AnswerOf<typeof readSiteSettings>['announcement']>;

const texts = {
  announcement: { en: 'Announcement', bn: 'ঘোষণা' },
  important: { en: 'Important', bn: 'জরুরি' },
  more: { en: 'Read more', bn: 'বিস্তারিত' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
};

/** The version that was closed in this browser. */
const closedKey = 'closed-announcement';

/**
 * The announcement of the school. It comes with the site settings and sticks to the lower edge after the page, so that
 * nothing moves when it arrives.
 */
export function AnnouncementBar(): ReactNode {
  const { announcement } = useSiteSettings() ?? {};
  const [closed, setClosed] = useState(() => recall(closedKey));
  if (announcement === undefined || String(announcement.version) === closed) return null;
  const close = (): void => {
    remember(closedKey, String(announcement.version));
    setClosed(String(announcement.version));
  };
  return <Bar announcement={announcement} onClose={close} />;
}

interface BarProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

function Bar({ announcement: { level, text, link }, onClose }: BarProps): ReactNode {
  const translate = useText();
  const language = useLanguage();
  return (
    <section
      className={styles['bar']}
      data-level={level}
      data-print="no"
      aria-label={translate(texts.announcement)}
    >
      <p>
        {level === 'important' && <strong>{translate(texts.important)}: </strong>}
        {text[language]} <MoreLink link={link} />
      </p>
      <Button size="small" onClick={onClose}>
        {translate(texts.close)}
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
