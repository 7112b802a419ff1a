import { editorOf } from '@pathshala/back-office/edit-mark';
import { editedView } from '@pathshala/contract-kit/edited';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import {
  changeNoticeChoice,
  changeQuietHours,
  changeSmsKinds,
  listNoticeDevices,
  listNotices as listOwnNotices,
  markNoticesRead as markOwnNoticesRead,
  type NoticeDevices,
  readNoticeChoices,
  readSmsKinds,
  registerNoticeDevice,
  removeNoticeDevice,
} from '@pathshala/svc-auth-contract/http';
import type { SmsKinds } from '../ports.ts';
import type { chooseChannel, chooseQuietHours, readChannels } from '../use-cases/choose-channels.ts';
import type { chooseSmsKinds } from '../use-cases/choose-sms-kinds.ts';
import type { listNotices } from '../use-cases/list-notices.ts';
import type { markNoticesRead } from '../use-cases/mark-notices-read.ts';
import type { listDevices, registerDevice, removeDevice } from '../use-cases/register-device.ts';

interface OwnNoticeRoutesDependencies {
  readonly list: ReturnType<typeof listNotices>;
  readonly markRead: ReturnType<typeof markNoticesRead>;
  readonly readChoices: ReturnType<typeof readChannels>;
  readonly choose: ReturnType<typeof chooseChannel>;
  readonly chooseQuietHours: ReturnType<typeof chooseQuietHours>;
  readonly listDevices: ReturnType<typeof listDevices>;
  readonly registerDevice: ReturnType<typeof registerDevice>;
  readonly removeDevice: ReturnType<typeof removeDevice>;
}

export function ownNoticeRoutes(deps: OwnNoticeRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(listOwnNotices, ({ identity, query }) => deps.list(identity.userId ?? '', query)),
    handle(markOwnNoticesRead, ({ identity, body }) => deps.markRead(identity.userId ?? '', body)),
    handle(readNoticeChoices, ({ identity }) => deps.readChoices(identity.userId ?? '')),
    handle(changeNoticeChoice, async ({ identity, body }) => {
      await deps.choose(identity.userId ?? '', body);
      return deps.readChoices(identity.userId ?? '');
    }),
    handle(changeQuietHours, async ({ identity, body }) => {
      await deps.chooseQuietHours(identity.userId ?? '', body.quietHours);
      return deps.readChoices(identity.userId ?? '');
    }),
    handle(listNoticeDevices, async ({ identity }) => view(await deps.listDevices(identity.userId ?? ''))),
    handle(registerNoticeDevice, async ({ identity, body, userAgent }) =>
      view(await deps.registerDevice(identity.userId ?? '', { ...body, userAgent })),
    ),
    handle(removeNoticeDevice, async ({ identity, params }) =>
      view(await deps.removeDevice(identity.userId ?? '', params.id)),
    ),
  ];
}

/** The endpoint and the keys of a browser stay here. */
function view({ publicKey, items }: Awaited<ReturnType<ReturnType<typeof listDevices>>>): NoticeDevices {
  return {
    publicKey,
    items: items.map(({ _id, name, createdAt }) => ({
      _id,
      name,
      createdAt: new Date(createdAt).toISOString(),
    })),
  };
}

interface SmsKindsRoutesDependencies {
  readonly findKinds: () => Promise<SmsKinds | null>;
  readonly chooseKinds: ReturnType<typeof chooseSmsKinds>;
  readonly gateway: { readonly isOn: boolean; readonly costPaisa: number; readonly dailyParts: number };
}

export function smsKindsRoutes({ findKinds, chooseKinds, gateway }: SmsKindsRoutesDependencies) {
  const kindsView = (stored: SmsKinds | null) => ({
    kinds: [...(stored?.kinds ?? [])],
    ...gateway,
    ...editedView(stored?.edited),
  });
  return [
    handle(readSmsKinds, async () => kindsView(await findKinds())),
    handle(changeSmsKinds, async ({ body, identity }) => {
      const { kinds, rev } = body;
      return kindsView(await chooseKinds({ kinds, rev, editor: editorOf(identity) }));
    }),
  ];
}
