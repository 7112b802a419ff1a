import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/ratings';
import type { listRatings, OwnRating, rateCourse, readOwnRating } from '../use-cases/rate-course.ts';

interface RatingUseCases {
  readonly listRatings: ReturnType<typeof listRatings>;
  readonly rateCourse: ReturnType<typeof rateCourse>;
  readonly readOwnRating: ReturnType<typeof readOwnRating>;
}

function viewOwnRating({ course, stars }: OwnRating): contract.OwnRating {
  const { courseId, averageRating, ratingCount } = course;
  return { courseId, stars, averageRating, ratingCount };
}

export function ratingRoutes(useCases: RatingUseCases): BoundRoute[] {
  return [
    handle(contract.listRatings, async ({ query }) => {
      const { items, total } = await useCases.listRatings(query);
      const shown = items.map(({ courseId, courseKind, stars }) => ({
        courseId,
        courseKind,
        stars: stars ?? 0,
      }));
      return { items: shown, total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.rateCourse, async ({ params, body, identity }) =>
      viewOwnRating(await useCases.rateCourse({ ...params, ...body, caller: identity })),
    ),
    handle(contract.readOwnRating, async ({ params, identity }) =>
      viewOwnRating(await useCases.readOwnRating({ ...params, caller: identity })),
    ),
    handle(contract.takeBackRating, async ({ params, identity }) =>
      viewOwnRating(await useCases.rateCourse({ ...params, stars: null, caller: identity })),
    ),
  ];
}
