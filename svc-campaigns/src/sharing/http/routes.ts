import { Download } from '@pathshala/service-kit/http/download';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { StoredFile } from '@pathshala/service-kit/http/stored-file';
import * as contract from '@pathshala/svc-campaigns-contract/sharing';
import type { describePage } from '../use-cases/describe-page.ts';
import type { readSharePicture } from '../use-cases/read-share-picture.ts';
import type { writeCalendar } from '../use-cases/write-calendar.ts';

interface SharingUseCases {
  readonly describePage: ReturnType<typeof describePage>;
  readonly readSharePicture: ReturnType<typeof readSharePicture>;
  readonly writeCalendar: ReturnType<typeof writeCalendar>;
}

export function sharingRoutes(useCases: SharingUseCases): BoundRoute[] {
  return [
    handle(contract.readPageMeta, ({ params: { id }, query: { of }, language }) =>
      useCases.describePage({ id, of, language }),
    ),
    handle(contract.readSharePicture, async ({ params }) => {
      const { version: name, content } = await useCases.readSharePicture(params);
      return new StoredFile({ name, content, contentType: 'image/png', isPublic: true });
    }),
    handle(contract.readCalendar, async ({ params: { id }, query: { lang: language } }) => {
      const content = Buffer.from(await useCases.writeCalendar({ id, language }));
      return new Download({ content, contentType: 'text/calendar; charset=utf-8', fileName: 'campaign.ics' });
    }),
  ];
}
