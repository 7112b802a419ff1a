import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { coupon, feeAccount, feeEntry, priceList } from '../../samples.ts';
import { dialog, namesOf, open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(() =>
  Promise.all([
    import('./dues-page.tsx'),
    import('./ledger-page.tsx'),
    import('./closings-page.tsx'),
    import('./coupons-page.tsx'),
    import('./plans-page.tsx'),
    import('./rules-page.tsx'),
  ]),
);

const friday = {
  _id: 'b1',
  name: 'Friday morning',
  courseIds: ['c1'],
  courses: [{ courseId: 'c1', courseName: 'ঢাকা | Dhaka' }],
  teacherId: '',
  teacherName: 'Farhana',
  room: '302',
  capacity: 40,
  startsOn: '2026-02-01',
  endsOn: '',
  notifiesGuardian: false,
  memberCount: 12,
  createdAt: '2026-01-15T04:00:00.000Z',
  archivedAt: null,
  rev: 3,
  changedAt: null,
  changedBy: null,
};

type Api = Parameters<typeof open>[1];

const openAt = (at: string, more: Api = {}) =>
  open(at, {
    'get /users/names': ({ query }: { query?: unknown }) => namesOf({ s1: 'Rahima Begum' }, query),
    'get /courses/fees/dues': () => pageOf([feeAccount]),
    'get /courses/ledger': () => pageOf([feeEntry]),
    'get /courses/ledger/closings': () => pageOf([]),
    'get /courses/batches': () => pageOf([]),
    'get /admissioncourse/universities': () => pageOf([]),
    'get /academiccourse/academicCourses': () => pageOf([]),
    ...more,
  });

const bodiesOf = ({ api }: ReturnType<typeof open>, method: string) =>
  api.requests.filter((request) => request.method === method).map(({ body }) => body);

describe('the dues', () => {
  it('are filtered by days overdue in the address, and mailed from their row [FEE-04]', async () => {
    const page = openAt('/boss/fees?overdueDays=15', {
      'post /courses/fees/accounts/{id}/reminder': () => feeAccount,
    });
    const row = within(await screen.findByRole('row', { name: /Rahima Begum/u }));
    expect(row.getAllByText('৳300')).toHaveLength(2);
    const list = page.api.requests.findLast(({ path }) => path === '/courses/fees/dues');
    expect(list?.query).toMatchObject({ overdueDays: '15', sort: 'due' });
    await userEvent.click(screen.getByLabelText(/^Actions for/u));
    await userEvent.click(await screen.findByText('Send a reminder'));
    await waitFor(() => expect(bodiesOf(page, 'post')).toHaveLength(1));
  });

  it('are paid in cash with one key for two presses, and the receipt opens [FEE-02]', async () => {
    const page = openAt('/boss/fees', { 'post /courses/ledger/payments': () => feeEntry });
    await userEvent.click(await screen.findByRole('button', { name: /^Rahima Begum/u }));
    const amount = await dialog().findByLabelText(/^Amount/u);
    expect(amount).toHaveProperty('value', '300');
    await userEvent.clear(amount);
    await userEvent.click(dialog().getByRole('button', { name: 'Take a payment' }));
    await dialog().findByText('Fill this in.');
    await userEvent.type(amount, '৪০০.৫০');
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Take a payment' }));
    await waitFor(() => expect(page.navigation.location.get().pathname).toBe('/fees/receipts/entry1'));
    const sent = bodiesOf(page, 'post') as readonly { key: string }[];
    expect(sent[0]).toMatchObject({ studentId: 's1', courseId: 'c1', amountPaisa: 40_050, method: 'cash' });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('are those of a batch, which is reminded after a question [BAT-06]', async () => {
    const page = openAt('/boss/fees?batchId=b1', {
      'get /courses/batches': () => pageOf([friday]),
      'get /courses/batches/{id}': () => friday,
      'post /courses/fees/reminders': () => ({ mailed: 3, already: 1 }),
    });
    await screen.findByRole('row', { name: /Rahima Begum/u });
    const list = page.api.requests.findLast(({ path }) => path === '/courses/fees/dues');
    expect(list?.query).toMatchObject({ batchId: 'b1' });
    await userEvent.click(screen.getByRole('button', { name: 'Remind the batch' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Send a reminder' }));
    await waitFor(() => expect(bodiesOf(page, 'post')).toEqual([{ batchId: 'b1' }]));
  });

  it('are reduced by a scholarship with a reason [FEE-03]', async () => {
    const page = openAt('/boss/fees', {
      'post /courses/ledger/discounts': () => ({
        ...feeEntry,
        kind: 'discount',
        method: null,
        receipt: null,
      }),
    });
    await screen.findByRole('row', { name: /Rahima Begum/u });
    await userEvent.click(screen.getByLabelText(/^Actions for/u));
    await userEvent.click(await screen.findByText('Discount or scholarship…'));
    await userEvent.selectOptions(await dialog().findByLabelText(/^Kind/u), 'scholarship');
    await userEvent.type(dialog().getByLabelText(/^Percent/u), '50');
    await userEvent.type(dialog().getByLabelText(/^Reason/u), 'Best of her class');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(page, 'post')).toEqual([
      expect.objectContaining({ kind: 'scholarship', percent: 50, reason: 'Best of her class' }),
    ]);
  });
});

describe('another plan for one student', () => {
  const whole = { planId: 'whole', planName: 'At once', pricePaisa: 70_050 };
  const choices = {
    account: feeAccount,
    planReason: '',
    items: [
      { ...whole, planId: 'plan1', isPresent: true, canBeChosen: true, dues: feeAccount.dues },
      {
        ...whole,
        isPresent: false,
        canBeChosen: true,
        dues: [{ dueOn: '2027-01-10', amountPaisa: 70_050, paidPaisa: 40_050 }],
      },
      {
        ...whole,
        planId: 'dear',
        planName: 'Dear',
        pricePaisa: 90_000,
        isPresent: false,
        canBeChosen: false,
        dues: [],
      },
    ],
  };

  async function openPlans(items: readonly unknown[] = choices.items) {
    const page = openAt('/boss/fees', {
      'get /courses/fees/accounts/{id}/plans': () => ({ ...choices, items }),
      'put /courses/fees/accounts/{id}/plan': () => feeAccount,
    });
    await screen.findByRole('row', { name: /Rahima Begum/u });
    await userEvent.click(screen.getByLabelText(/^Actions for/u));
    await userEvent.click(await screen.findByText('Change the plan…'));
    return page;
  }

  it('shows the dues before and after, wants a reason, and sends what was shown [FEE-07]', async () => {
    const page = await openPlans();
    const table = within(await dialog().findByRole('table', { name: 'Left to pay' }));
    expect(table.queryByText('By the new plan')).toBeNull();
    dialog().getByText(/Plans of another price cannot be chosen: Dear \(৳900\)/u);
    await userEvent.selectOptions(dialog().getByLabelText(/^New plan/u), 'whole');
    const row = within(await table.findByRole('row', { name: /10.January 2027/u }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('৳300');
    await userEvent.click(dialog().getByRole('button', { name: 'Change the plan' }));
    await dialog().findByText('Write why the plan changes.');
    await userEvent.type(dialog().getByLabelText(/^Reason/u), 'Her father asked');
    await userEvent.click(dialog().getByRole('button', { name: 'Change the plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(page, 'put')).toEqual([
      { planId: 'whole', reason: 'Her father asked', dues: choices.items[1]?.dues },
    ]);
  });

  it('says what to do where the course has no other plan of the price', async () => {
    await openPlans(choices.items.filter(({ planId }) => planId !== 'whole'));
    const said = await dialog().findByText(/has no other plan of the price that was charged/u);
    expect(said).toBeDefined();
  });
});

describe('the file of the ledger', () => {
  it('has the names of batch and administrator, not their ids [FEE-05]', async () => {
    let file = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return 'blob:file';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    openAt('/boss/fees/ledger', {
      'get /courses/ledger': () => pageOf([{ ...feeEntry, batchId: 'b1', byId: 's1' }]),
      'get /courses/batches/{id}': () => friday,
    });
    await screen.findByRole('row', { name: /2027-000123/u });
    await userEvent.click(screen.getByText('Export'));
    await userEvent.click(await screen.findByText(/^CSV/u));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const text = await file.text();
    expect(text.split('\r\n')[1]?.split(',')).toEqual(
      expect.arrayContaining(['Friday morning', 'Rahima Begum']),
    );
    expect(text).not.toContain('b1');
    vi.restoreAllMocks();
  });
});

describe('the ledger', () => {
  it('lists entries with receipts, and refunds a part [FEE-02]', async () => {
    const page = openAt('/boss/fees/ledger', {
      'post /courses/ledger/entries/{id}/refunds': () => ({ ...feeEntry, kind: 'refund', receipt: null }),
    });
    const row = within(await screen.findByRole('row', { name: /2027-000123/u }));
    row.getByText('−৳400.50');
    await userEvent.click(row.getByLabelText(/^Actions for/u));
    await userEvent.click(await screen.findByText('Refund…'));
    const amount = await dialog().findByLabelText(/^Amount/u);
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await userEvent.type(dialog().getByLabelText(/^Reason/u), 'Ill');
    await userEvent.click(dialog().getByRole('button', { name: 'Give it back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(page, 'post')).toEqual([
      expect.objectContaining({ amountPaisa: 10_000, method: 'cash', reason: 'Ill' }),
    ]);
  });

  it('takes a mistake back with a reason, which it asks for [FEE-02]', async () => {
    const page = openAt('/boss/fees/ledger', {
      'post /courses/ledger/entries/{id}/correction': () => ({
        ...feeEntry,
        kind: 'correction',
        corrects: 'payment',
      }),
    });
    await userEvent.click(await screen.findByLabelText(/^Actions for/u));
    await userEvent.click(await screen.findByText('Correct a mistake…'));
    await userEvent.click(dialog().getByRole('button', { name: 'Take it back' }));
    await dialog().findByText('Write the reason. It stays in the ledger.');
    await userEvent.type(dialog().getByLabelText('Reason'), 'Typed twice');
    await userEvent.click(dialog().getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(bodiesOf(page, 'post')).toEqual([{ reason: 'Typed twice' }]));
  });
});

describe('closing a day', () => {
  it('shows its totals and asks before it closes [FEE-02]', async () => {
    const totals = [
      { kind: 'payment', corrects: null, method: 'cash', count: 3, amountPaisa: 120_050 },
      { kind: 'refund', corrects: null, method: 'cash', count: 1, amountPaisa: 20_000 },
      { kind: 'correction', corrects: 'payment', method: 'cash', count: 1, amountPaisa: 50 },
    ];
    const page = openAt('/boss/fees/closing', {
      'get /courses/ledger/days/{day}': ({ params }: { params?: { day?: string } }) => ({
        day: params?.day ?? '2027-01-10',
        isClosed: false,
        closedThrough: '',
        totals,
      }),
      'post /courses/ledger/closings': ({ body }: { body?: unknown }) => ({
        _id: 'closing-1',
        no: 9,
        totals,
        byId: 's1',
        at: '2027-01-11T06:00:00.000Z',
        ...(body as { day: string }),
      }),
    });
    await screen.findByText('৳1,000');
    await userEvent.click(screen.getByRole('button', { name: 'Close the day' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Close the day' }));
    await waitFor(() => expect(bodiesOf(page, 'post')).toHaveLength(1));
  });
});

describe('coupons', () => {
  it('need a percentage or an amount, and are stored in paisa [FEE-03]', async () => {
    const page = openAt('/boss/fees/coupons', {
      'get /courses/coupons': () => pageOf([coupon]),
      'post /courses/coupons': () => coupon,
    });
    await screen.findByText('3 of 10');
    await userEvent.click(screen.getByRole('button', { name: 'New coupon' }));
    await userEvent.type(await dialog().findByLabelText(/^Coupon code/u), 'eid-2027');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await dialog().findByText('Fill this in.');
    await userEvent.type(dialog().getByLabelText(/^Amount/u), '150.50');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(page, 'post')).toEqual([
      expect.objectContaining({ code: 'eid-2027', percent: null, amountPaisa: 15_050, courseIds: [] }),
    ]);
  });
});

describe('the price plans of a course', () => {
  it('are refused while the instalments do not add up to the price [FEE-01]', async () => {
    const page = openAt('/boss/fees/plans?courseId=c1', {
      'get /courses/fees/plans/{courseId}': () => priceList,
      'put /courses/fees/plans/{courseId}': () => ({ ...priceList, rev: 2 }),
    });
    await screen.findByText('The instalments add up to ৳700.50.');
    const second = screen.getByLabelText('Amount of instalment 2 (taka)');
    await userEvent.clear(second);
    await userEvent.type(second, '299');
    await screen.findByText('The instalments add up to ৳699.50.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      (await screen.findAllByText('The instalments do not add up to the price.')).length,
    ).toBeGreaterThan(0);
    expect(bodiesOf(page, 'put')).toEqual([]);
    await userEvent.clear(second);
    await userEvent.type(second, '300');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodiesOf(page, 'put')).toEqual([
        {
          rev: 1,
          plans: [expect.objectContaining({ kind: 'instalments', pricePaisa: 70_050, planId: 'plan1' })],
        },
      ]),
    );
  });
});

describe('the rules of reminders and access', () => {
  it('never pause access while the days are empty [FEE-04]', async () => {
    const rules = { remindDaysBefore: 3, pauseAfterDays: 10, rev: 1, changedAt: null, changedBy: null };
    const page = openAt('/boss/fees/rules', {
      'get /courses/fees/rules': () => rules,
      'put /courses/fees/rules': () => ({ ...rules, rev: 2 }),
    });
    await userEvent.clear(await screen.findByLabelText(/^Pause access/u));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodiesOf(page, 'put')).toEqual([{ remindDaysBefore: 3, pauseAfterDays: null, rev: 1 }]),
    );
  });
});
