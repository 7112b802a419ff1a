import { isLanguage } from '@pathshala/web-kit/language';
import { Component, type ReactNode } from 'react';
import styles from './fatal-error.module.css';

const texts = {
  en: {
    title: 'Something went wrong',
    text: 'The page broke. What you have sent is safe. Reload it; if that does not help, come back a little later.',
    reload: 'Reload',
  },
  bn: {
    title: 'কিছু একটা ভুল হয়েছে',
    text: 'পাতাটি ভেঙে গেছে। আপনি যা পাঠিয়েছেন তা নিরাপদ আছে। নতুন করে খুলুন; তাতেও না হলে একটু পরে আসুন।',
    reload: 'নতুন করে খুলুন',
  },
};

interface State {
  readonly hasFailed: boolean;
}

/** The error page of the shell itself; depends on no service and no part of the kit. */
export class FatalError extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { lang } = document.documentElement;
    const say = texts[isLanguage(lang) ? lang : 'en'];
    return (
      <main className={styles['page']}>
        <h1>{say.title}</h1>
        <p>{say.text}</p>
        <button type="button" onClick={() => globalThis.location.reload()}>
          {say.reload}
        </button>
      </main>
    );
  }
}
