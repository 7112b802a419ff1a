import type { rateCourse, readOwnRating, takeBackRating } from '@pathshala/svc-catalog-contract/http';
import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useRef, useState } from 'react';
import { courseQueries } from '../courses/use-enrol.ts';

const path = '/courses/ratings/{courseId}';

type Stars = number | null;
type OwnRating = AnswerOf<typeof readOwnRating>;

export interface RatedBy {
  readonly courseId: string;
  readonly courseKind: 'admission' | 'academic';
}

export interface OwnRatingState {
  /** undefined while it loads. */
  readonly stars: Stars | undefined;
  /** The stars before the last change; undefined without a change. */
  readonly before: Stars | undefined;
  readonly rate: (stars: Stars) => void;
}

interface Shown {
  readonly stars: Stars;
  readonly before: Stars;
}

/** The student's rating. A change is shown at once and sent after the one before it, so that the last one counts. */
export function useOwnRating({ courseId, courseKind }: RatedBy): OwnRatingState {
  const { api, queryClient, toast } = useServices();
  const query = useApiQuery<typeof readOwnRating>(path, { params: { courseId } });
  const [shown, setShown] = useState<Shown>();
  const sending = useRef(Promise.resolve());
  const stored = query.data?.stars;
  const stars = shown === undefined ? stored : shown.stars;

  function call(next: Stars): Promise<OwnRating> {
    const params = { courseId };
    if (next === null) return api.call<typeof takeBackRating>('delete', path, { params });
    return api.call<typeof rateCourse>('put', path, { params, body: { courseKind, stars: next } });
  }

  function refused(error: ApiError): void {
    toast.error(error.message);
    setShown(undefined);
    void query.refetch();
  }

  async function send(next: Stars): Promise<void> {
    try {
      const answer = await call(next);
      queryClient.setQueryData([path, { params: { courseId } }], answer);
      await Promise.all(courseQueries.map((course) => queryClient.invalidateQueries({ queryKey: [course] })));
    } catch (error) {
      if (!isApiError(error)) throw error;
      refused(error);
    }
  }

  async function sendAfter(earlier: Promise<void>, next: Stars): Promise<void> {
    await earlier;
    await send(next);
  }

  return {
    stars,
    before: shown?.before,
    rate: (next) => {
      if (stars === undefined || next === stars) return;
      setShown({ stars: next, before: stars });
      sending.current = sendAfter(sending.current, next);
    },
  };
}
