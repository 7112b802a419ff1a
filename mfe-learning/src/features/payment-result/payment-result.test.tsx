import { aStudent, type FakeHandler, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { checkout } from '../../samples.ts';

function show(at: string, api: Readonly<Record<string, FakeHandler>>, language: 'en' | 'bn' = 'en') {
  return renderRemotePart(<Root />, { at, language, user: aStudent, api });
}

const own = 'get /courses/checkouts/own/{id}';
const confirmation = 'post /courses/checkouts/own/{id}/confirmation';

describe('the page of a payment', () => {
  it('makes the site ask the provider once, and shows the receipt [PAY-01]', async () => {
    let isPaid = false;
    const page = show('/payments/pay1?status=success', {
      [own]: () => (isPaid ? checkout : { ...checkout, state: 'pending', receipt: '', isEnrolled: false }),
      [confirmation]: () => {
        isPaid = true;
        return checkout;
      },
    });
    await screen.findByText('You are enrolled.');
    screen.getByText('2026-000012');
    expect(screen.getByRole('link', { name: 'Open the course' })).toHaveProperty(
      'pathname',
      '/courses/admission/DU/units',
    );
    const confirmed = page.api.requests.filter(({ method }) => method === 'post');
    expect(confirmed.map(({ body }) => body)).toEqual([{ outcome: 'success' }]);
  });

  it('leads back to the fees after a payment of dues, or says why it went back [PAY-05]', async () => {
    const dues = { ...checkout, purpose: 'dues' };
    show('/payments/pay1', { [own]: () => dues });
    await screen.findByText('It is entered in your fees, with its receipt.');
    expect(screen.getByRole('link', { name: 'My fees' })).toHaveProperty('pathname', '/fees');
    cleanup();
    show('/payments/pay1', {
      [own]: () => ({ ...dues, state: 'refunded', reason: 'overpaid', isEnrolled: false }),
    });
    await screen.findByText('By then less was left to pay than you paid.');
  });

  it('says that nothing was paid, why, and where to try again', async () => {
    show('/payments/pay1?status=cancel', {
      [own]: () => ({ ...checkout, state: 'failed', reason: 'cancelled', isEnrolled: false, receipt: '' }),
      [confirmation]: () => ({ ...checkout, state: 'failed', reason: 'cancelled' }),
    });
    await screen.findByText('You have not paid');
    screen.getByText('You left the payment.');
    expect(screen.getByRole('link', { name: 'Try again' })).not.toBeNull();
  });

  it('asks nothing of the provider without an outcome in its address, in Bengali', async () => {
    const page = show(
      '/payments/pay1',
      { [own]: () => ({ ...checkout, state: 'held', reason: 'risk', isEnrolled: false }) },
      'bn',
    );
    await screen.findByText('আপনার পেমেন্ট যাচাই হচ্ছে');
    await waitFor(() => expect(page.api.requests.every(({ method }) => method === 'get')).toBe(true));
  });
});
