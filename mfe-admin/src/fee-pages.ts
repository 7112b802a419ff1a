import { commonTexts } from '@pathshala/web-kit/common-texts';
import { permissions } from '@pathshala/rules/permissions';
import type { AnyRow } from '@pathshala/web-kit/define-pages';

const permission = permissions.support;

/** Dues with the cash desk, the ledger, coupons and the closing of days. */
export const feePages: readonly AnyRow[] = [
  {
    path: '/boss/fees',
    permission,
    load: () => import('./features/fees/dues-page.tsx').then((file) => file.DuesPage),
    menu: { group: 'fees', text: commonTexts.dues, icon: 'payments', order: 10 },
  },
  {
    path: '/boss/fees/ledger',
    permission,
    load: () => import('./features/fees/ledger-page.tsx').then((file) => file.LedgerPage),
    menu: { group: 'fees', text: commonTexts.ledger, icon: 'book', order: 40 },
  },
  {
    path: '/boss/fees/closing',
    permission,
    load: () => import('./features/fees/closings-page.tsx').then((file) => file.ClosingsPage),
    menu: { group: 'fees', text: commonTexts.dailyClosing, icon: 'sheet', order: 50 },
  },
  {
    path: '/boss/fees/coupons',
    permission,
    load: () => import('./features/fees/coupons-page.tsx').then((file) => file.CouponsPage),
    menu: { group: 'fees', text: { en: 'Coupons', bn: 'কুপন' }, icon: 'flag', order: 60 },
  },
  {
    path: '/boss/fees/plans',
    permission,
    load: () => import('./features/fees/plans-page.tsx').then((file) => file.PlansPage),
    menu: '/boss/fees',
  },
  {
    path: '/boss/fees/rules',
    permission,
    load: () => import('./features/fees/rules-page.tsx').then((file) => file.RulesPage),
    menu: '/boss/fees',
  },
];
