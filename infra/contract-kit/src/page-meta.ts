import { z } from 'zod';

/**
 * The facts that a link to a page shows elsewhere (Open Graph): the gateway puts them into the head of the page. A remote's
 * manifest names the call that answers them, in `meta` of a route.
 */
export const pageMeta = z.object({
  title: z.string(),
  /** One line. */
  description: z.string(),
  /** A path of the site, 1200 × 630 pixels; null without a picture. */
  image: z.string().startsWith('/').nullable(),
  /** Facts about the page, one line each. Browsers that run no scripts show them below title and description. */
  details: z.array(z.string()).max(50).optional(),
});

export type PageMeta = z.output<typeof pageMeta>;
