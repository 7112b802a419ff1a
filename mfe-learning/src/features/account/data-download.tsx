import { isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { saveFile } from '@pathshala/web-kit/save-file';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { SessionUser } from '@pathshala/web-kit/session';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { collectOwnData, type DataPart } from './collect-own-data.ts';
import { texts } from './texts.ts';
import styles from './account.module.css';

const partTexts = {
  account: texts.partAccount,
  security: texts.partSecurity,
  studentRecord: texts.partStudent,
  courses: texts.partEnrolments,
  completedLessons: texts.partLessons,
  lessonPosts: texts.partPosts,
  handIns: texts.partHandIns,
  payments: texts.partPayments,
  ratings: texts.partRatings,
  openExams: texts.partAttempts,
  results: texts.partResults,
  campaignRegistrations: texts.partRegistrations,
  notices: texts.partNotices,
} as const satisfies Record<DataPart, unknown>;

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly part: DataPart; readonly done: number }
  | { readonly kind: 'failed'; readonly part: DataPart; readonly message: string };

/** Assembles the file in the browser from the calls of all services. */
function useDownload(user: SessionUser) {
  const translate = useText();
  const { api, toast } = useServices();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function collect({ signal }: AbortController): Promise<void> {
    let current: DataPart = 'account';
    try {
      const data = await collectOwnData({
        api,
        userId: user._id,
        signal,
        onProgress: (part, done) => {
          current = part;
          setState({ kind: 'running', part, done });
        },
      });
      const file = { madeAt: new Date().toISOString(), site: globalThis.location.origin, ...data };
      const blob = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
      saveFile(blob, `pathshala-${user.username}.json`);
      toast.success(translate(texts.downloaded));
      setState({ kind: 'idle' });
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      setState({ kind: 'failed', part: current, message: error.message });
    }
  }

  return {
    state,
    start: () => {
      running.current = new AbortController();
      setState({ kind: 'running', part: 'account', done: 0 });
      void collect(running.current);
    },
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}

/** The download of all own data as one JSON file. */
export function DataDownload({ user }: { readonly user: SessionUser }): ReactNode {
  const translate = useText();
  const { state, start, cancel } = useDownload(user);
  const partOf = (part: DataPart): string => translate(partTexts[part]);
  return (
    <section className={styles['setting']} aria-label={translate(texts.data)}>
      <p>
        {translate(texts.dataLead)} {translate(texts.dataParts)}
      </p>
      {state.kind === 'failed' && (
        <Notice tone="bad" isLive>
          <p>{translate(texts.dataFailed, { part: partOf(state.part), error: state.message })}</p>
        </Notice>
      )}
      {state.kind === 'running' ? (
        <>
          <ProgressBar
            label={translate(texts.collecting, { part: partOf(state.part) })}
            percent={Math.round(state.done * 100)}
          />
          <Button kind="quiet" onClick={cancel}>
            {translate(commonTexts.cancel)}
          </Button>
        </>
      ) : (
        <Button onClick={start}>{translate(texts.download)}</Button>
      )}
    </section>
  );
}
