import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useState } from 'react';
import { BulkEnrolment } from './bulk-enrolment.tsx';
import { ChoosePeople } from './choose-people.tsx';
import { NotFoundList } from './not-found-list.tsx';
import { RecentEnrolments } from './recent-enrolments.tsx';
import { texts } from './texts.ts';
import { WaitingPeople } from './waiting-people.tsx';
import type { CheckedOrder } from './use-check-people.ts';

/** /boss/enrolments/bulk: course and students, the dry run, the enrolments. The order is in the address, so a reload goes on with it. */
export function BulkPage(): ReactNode {
  const translate = useText();
  const [params, change] = useQueryParams();
  const [checked, setChecked] = useState<CheckedOrder>();
  const id = params.get('order');
  const show = (order: CheckedOrder): void => {
    setChecked(order);
    change({ order: order.id, import: undefined });
  };
  const restart = (): void => {
    setChecked(undefined);
    change({ order: undefined, import: undefined });
  };
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)}>
      {id === null ? (
        <>
          <ChoosePeople importId={params.get('import') ?? undefined} onChecked={show} />
          <RecentEnrolments />
          <WaitingPeople />
        </>
      ) : (
        <>
          <BulkEnrolment key={id} id={id} onRestart={restart} />
          {checked && <NotFoundList key={checked.id} order={checked} onChecked={show} />}
        </>
      )}
    </AdminPage>
  );
}
