import { type Editor, editorOf } from '@pathshala/back-office/edit-mark';
import { type BoundRoute, handle } from '@pathshala/service-kit/http/handler';
import {
  cancelMessage,
  changeMessage,
  checkMessage,
  listMessageRecipients,
  listMessages,
  listStudentMessages,
  readMessage,
  resendMessage,
  sendMessage,
} from '@pathshala/svc-auth-contract/school-message-routes';
import type { Messages, Recipients, SchoolMessage } from '../ports.ts';
import type { CheckDraft } from '../use-cases/check-draft.ts';
import type * as reads from '../use-cases/read-messages.ts';
import type * as writes from '../use-cases/write-message.ts';
import { detailedView, messageView, receivedView, recipientView } from './views.ts';

type Named = (messages: readonly SchoolMessage[]) => Promise<readonly SchoolMessage[]>;
type ById = (command: { readonly id: string; readonly editor: Editor }) => Promise<SchoolMessage>;

interface MessageRoutesDependencies {
  readonly check: CheckDraft;
  readonly write: ReturnType<typeof writes.writeMessage>;
  readonly change: ReturnType<typeof writes.changeMessage>;
  readonly cancel: ById;
  readonly resend: ById;
  readonly find: (id: string) => Promise<SchoolMessage>;
  readonly list: Messages['list'];
  readonly read: ReturnType<typeof reads.readMessage>;
  readonly recipients: Recipients['list'];
  readonly received: ReturnType<typeof reads.readReceived>;
  readonly requireStudent: (userId: string) => Promise<void>;
  /** With the names of students that messages are addressed to. */
  readonly named: Named;
}

async function viewOf(named: Named, message: SchoolMessage) {
  const [one = message] = await named([message]);
  return messageView(one);
}

function writingRoutes(deps: MessageRoutesDependencies): readonly BoundRoute[] {
  const view = (message: SchoolMessage) => viewOf(deps.named, message);
  return [
    handle(checkMessage, ({ body }) => deps.check(body)),
    handle(sendMessage, async ({ body, identity }) => {
      const { key, sendAt, ...draft } = body;
      return view(await deps.write({ draft, key, sendAt, editor: editorOf(identity) }));
    }),
    handle(changeMessage, async ({ params, body, identity }) => {
      const { rev, sendAt, ...draft } = body;
      return view(await deps.change({ id: params.id, draft, sendAt, rev, editor: editorOf(identity) }));
    }),
    handle(cancelMessage, async ({ params, identity }) =>
      view(await deps.cancel({ id: params.id, editor: editorOf(identity) })),
    ),
    handle(resendMessage, async ({ params, identity }) =>
      view(await deps.resend({ id: params.id, editor: editorOf(identity) })),
    ),
  ];
}

export function messageRoutes(deps: MessageRoutesDependencies): readonly BoundRoute[] {
  return [
    ...writingRoutes(deps),
    handle(listMessages, async ({ query }) => {
      const { items, total } = await deps.list(query);
      const { page, pageSize } = query;
      return { items: (await deps.named(items)).map(messageView), total, page, pageSize };
    }),
    handle(readMessage, async ({ params }) => {
      const { message, ...details } = await deps.read(params.id);
      const [named = message] = await deps.named([message]);
      return detailedView({ message: named, ...details });
    }),
    handle(listMessageRecipients, async ({ params, query }) => {
      await deps.find(params.id);
      const { items, total } = await deps.recipients({ messageId: params.id, ...query });
      const { page, pageSize } = query;
      return { items: items.map(recipientView), total, page, pageSize };
    }),
    handle(listStudentMessages, async ({ params, query }) => {
      await deps.requireStudent(params.id);
      const { page, pageSize } = query;
      const { items, total } = await deps.received({ studentId: params.id, page, pageSize });
      return { items: items.map(receivedView), total, page, pageSize };
    }),
  ];
}
