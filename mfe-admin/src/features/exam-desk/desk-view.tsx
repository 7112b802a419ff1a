import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { Desk, DeskRow } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { AnnounceDialog } from './acts/announce-dialog.tsx';
import { Announcements } from './acts/announcements.tsx';
import { DeskActs } from './acts/desk-acts.tsx';
import { MinutesDialog } from './acts/minutes-dialog.tsx';
import { DeskStudents } from './desk-students.tsx';
import { LinkState } from './link-state.tsx';
import { countsOf } from './stream/listed-rows.ts';
import { useDeskStream } from './stream/use-desk-stream.ts';
import { texts } from './texts.ts';
import { useNow } from './use-now.ts';

/** The dialog that is open: minutes for all, something for one student, an announcement. */
type Doing =
  | { readonly kind: 'minutes-for-all' | 'announce' }
  | { readonly kind: 'minutes' | 'reopen'; readonly row: DeskRow };

export function DeskView({ first }: { readonly first: Desk }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  const stream = useDeskStream(first);
  const { desk, rows, isCut, offset, hasRows } = stream.state;
  const now = useNow(offset);
  const [doing, setDoing] = useState<Doing | null>(null);
  const { sitting } = countsOf(rows.values(), now);
  const act = { desk, showDesk: stream.showDesk, onClose: () => setDoing(null) };
  return (
    <AdminPage
      title={translate(texts.title, { title: inLanguage(desk.title) })}
      breadcrumbs={[{ text: translate(texts.campaigns), to: '/boss/campaign-management' }]}
      lead={<Times desk={desk} />}
      actions={
        !desk.isReleased && (
          <>
            <Button onClick={() => setDoing({ kind: 'minutes-for-all' })}>
              {translate(texts.addMinutesToAll)}
            </Button>
            <Button kind="primary" onClick={() => setDoing({ kind: 'announce' })}>
              {translate(texts.announce)}
            </Button>
          </>
        )
      }
    >
      <LinkState link={stream.link} onConnect={stream.connectAgain} />
      {desk.isReleased && (
        <Notice>
          <p>{translate(texts.released)}</p>
        </Notice>
      )}
      {isCut && (
        <Notice>
          <p>{translate(texts.cut, { n: number(rows.size) })}</p>
        </Notice>
      )}
      <DeskStudents
        examId={desk.examId}
        desk={desk}
        rows={hasRows ? rows : null}
        now={now}
        onAct={(kind, row) => setDoing({ kind, row })}
      />
      <Announcements desk={desk} showDesk={stream.showDesk} />
      <DeskActs acts={desk.acts} />
      {doing?.kind === 'announce' && <AnnounceDialog {...act} />}
      {doing !== null && doing.kind !== 'announce' && (
        <MinutesDialog {...act} kind={doing.kind} row={'row' in doing ? doing.row : null} sitting={sitting} />
      )}
    </AdminPage>
  );
}

function Times({ desk }: { readonly desk: Pick<Desk, 'opensAt' | 'closesAt' | 'extendedTo'> }): string {
  const translate = useText();
  const format = useFormat();
  const { opensAt, closesAt, extendedTo } = desk;
  const window = translate(texts.window, {
    from: format.shortDateTime(opensAt),
    to: format.shortDateTime(closesAt),
  });
  if (extendedTo === null || extendedTo <= closesAt) return window;
  return `${window}. ${translate(texts.extended, { time: format.time(extendedTo) })}`;
}
