import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { Coupon, listCoupons } from '@pathshala/svc-catalog-contract/coupons';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { CouponDialog } from './coupon-dialog.tsx';
import { couponsPath } from './fee-paths.ts';
import { texts } from './texts.ts';

/** /boss/fees/coupons (FEE-03). */
export function CouponsPage(): ReactNode {
  const translate = useText();
  const [opened, open] = useState<{ readonly coupon?: Coupon }>();
  return (
    <AdminPage
      title={translate(texts.couponsTitle)}
      lead={translate(texts.couponsLead)}
      actions={<Button onClick={() => open({})}>{translate(texts.newCoupon)}</Button>}
    >
      <DataTable
        name="coupons"
        title={translate(texts.couponsTitle)}
        source={useApiList<typeof listCoupons>(couponsPath)}
        columns={useCouponColumns()}
        defaultSort="newest"
        rowName={({ code }) => code}
        onOpen={(coupon) => open({ coupon })}
        actions={(coupon) => [{ id: 'edit', text: translate(texts.edit), onSelect: () => open({ coupon }) }]}
        texts={{
          search: translate(texts.searchCode),
          empty: translate(texts.noCoupons),
          notFound: translate(texts.notFound),
        }}
      />
      {opened && <CouponDialog coupon={opened.coupon} onClose={() => open(undefined)} />}
    </AdminPage>
  );
}

function useCouponColumns(): readonly DataColumn<Coupon>[] {
  const translate = useText();
  const format = useFormat();
  const { date, text } = useColumns<Coupon>();
  const reductionOf = ({ percent, amountPaisa }: Coupon): string =>
    percent === null ? format.paisa(amountPaisa ?? 0) : format.percent(percent);
  const usedOf = ({ used, maxUses }: Coupon): string =>
    translate(texts.usedOf, { used: format.number(used), max: format.number(maxUses) });
  return [
    { ...text('code', texts.code, ({ code }) => code), sortable: true },
    { id: 'reduction', title: translate(texts.reduction), cell: reductionOf, exportValue: reductionOf },
    {
      id: 'used',
      title: translate(texts.used),
      cell: usedOf,
      exportValue: ({ used }) => used,
      sortable: true,
    },
    { ...date('ends', texts.ends, ({ endsOn }) => endsOn), sortable: true },
    {
      id: 'state',
      title: translate(texts.state),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'neutral'}>
          {translate(isActive ? texts.active : texts.inactive)}
        </Badge>
      ),
      exportValue: ({ isActive }) => isActive,
    },
  ];
}
