import { Button } from '@pathshala/web-kit/parts/button';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './other-person-bar.module.css';

const texts = {
  person: {
    en: 'Another person, {name}, has logged in in this browser. What you did here stays on this page, but nothing more is sent.',
    bn: 'এই ব্রাউজারে আরেকজন, {name}, লগ ইন করেছেন। আপনি যা করেছেন তা এই পাতায় আছে, তবে আর কিছু পাঠানো হচ্ছে না।',
  },
  visitor: {
    en: 'You are no longer logged in. What you did here stays on this page. Log in again to go on.',
    bn: 'আপনি আর লগ ইন করা নেই। আপনি যা করেছেন তা এই পাতায় আছে। চালিয়ে যেতে আবার লগ ইন করুন।',
  },
  goOn: { en: 'Go on as {name}', bn: '{name} হিসেবে চালিয়ে যান' },
  login: { en: 'Log in in a new tab', bn: 'নতুন ট্যাবে লগ ইন করুন' },
};

export function OtherPersonBar({ elsewhere }: { readonly elsewhere: SessionUser | 'visitor' }): ReactNode {
  const translate = useText();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's cleanup.
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const name = elsewhere === 'visitor' ? '' : elsewhere.name || elsewhere.username;
  return (
    <div ref={bar} className={styles['notice']} role="alert" data-print="no">
      <span>{translate(elsewhere === 'visitor' ? texts.visitor : texts.person, { name })}</span>
      {elsewhere === 'visitor' ? (
        <a href="/login" target="_blank" rel="noopener">
          {translate(texts.login)}
        </a>
      ) : (
        <Button size="small" onClick={() => globalThis.location.reload()}>
          {translate(texts.goOn, { name })}
        </Button>
      )}
    </div>
  );
}
