import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { changeWorkMail, readWorkMail } from '@pathshala/svc-auth-contract/http';
import type { chooseWorkMail } from '../use-cases/choose-work-mail.ts';
import type { WorkMailChoices } from '../ports.ts';

interface WorkMailRoutesDependencies {
  readonly isOn: WorkMailChoices['isOn'];
  readonly choose: ReturnType<typeof chooseWorkMail>;
}

export function workMailRoutes({ isOn, choose }: WorkMailRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readWorkMail, async ({ identity }) => ({ isOn: await isOn(identity.userId ?? '') })),
    handle(changeWorkMail, async ({ identity, body }) => {
      await choose(identity.userId ?? '', body.isOn);
      return { isOn: body.isOn };
    }),
  ];
}
