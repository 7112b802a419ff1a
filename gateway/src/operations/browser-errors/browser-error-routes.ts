import { listBrowserErrors, reportBrowserError } from '@pathshala/gateway-contract/http';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { BrowserErrors } from './browser-errors.ts';

export function browserErrorRoutes(errors: BrowserErrors): readonly BoundRoute[] {
  return [
    handle(reportBrowserError, async ({ body, identity }) => ({
      isCounted: await errors.count(body, identity.address),
    })),
    handle(listBrowserErrors, async ({ query }) => {
      const { page, pageSize, part } = query;
      const all = (await errors.list()).filter((error) => part === undefined || error.part === part);
      const items = all.slice((page - 1) * pageSize, page * pageSize);
      return { items, total: all.length, page, pageSize };
    }),
  ];
}
