import type { AttemptSignal } from '@pathshala/svc-exams-contract/exam-desk';

export interface NewsStream {
  /** Opens it again where the browser has given up; it connects again by itself after a lost connection. */
  readonly revive: () => void;
  readonly close: () => void;
}

/** Announcements and a moved deadline as they come. Its first event is the news as a whole, so that nothing is missed while it was away. */
export function openNewsStream(attemptId: string, onSignal: (signal: AttemptSignal) => void): NewsStream {
  let source = open();

  function open(): EventSource {
    const opened = new EventSource(`/api/exams/attempts/${attemptId}/stream`);
    opened.addEventListener('message', ({ data }: MessageEvent<string>) =>
      onSignal(JSON.parse(data) as AttemptSignal),
    );
    return opened;
  }

  return {
    revive: () => {
      if (source.readyState === EventSource.CLOSED) source = open();
    },
    close: () => source.close(),
  };
}
