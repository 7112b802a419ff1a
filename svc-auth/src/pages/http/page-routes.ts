import { excerptOf } from '@pathshala/rules/excerpt';
import { permissions } from '@pathshala/rules/permissions';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import * as contract from '@pathshala/svc-auth-contract/http';
import { sitePageNames } from '../domain/default-pages.ts';
import type { StoredSitePage } from '../domain/site-page.ts';
import type { ChangePageCommand } from '../use-cases/change-page.ts';
import type { ReadPage } from '../use-cases/read-page.ts';
import { pageSummary, pageView, pageViewForAdmin } from './views.ts';

interface PageRoutesDependencies {
  readonly readPage: ReadPage;
  readonly changePage: (command: ChangePageCommand) => Promise<StoredSitePage>;
}

export function pageRoutes({ readPage, changePage }: PageRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(contract.listSitePages, async () => {
      const found = await Promise.all(sitePageNames.map(readPage));
      return { items: found.map(pageSummary) };
    }),
    handle(contract.readSitePage, async ({ params, identity }) => {
      const found = await readPage(params.name);
      return holdsPermission(identity, permissions.administration)
        ? pageViewForAdmin(found)
        : pageView(found);
    }),
    handle(contract.readSitePageMeta, async ({ params, language }) => {
      const { page } = await readPage(params.name);
      return { title: page.title[language], description: excerptOf(page.body, language), image: null };
    }),
    handle(contract.changeSitePage, async ({ params, body, identity }) => {
      const { title, body: text, rev } = body;
      const texts = { title, body: text };
      return pageViewForAdmin(
        await changePage({ name: params.name, texts, rev, editor: editorOf(identity) }),
      );
    }),
  ];
}
