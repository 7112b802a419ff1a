import type { Checkout } from '@pathshala/svc-catalog-contract/checkout';
import { startPaymentSimulator } from './payment-simulator.ts';
import type { startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

export const simulator = await startPaymentSimulator();

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

/** A student who has agreed to pay on the page of the provider. */
async function agreed(catalog: Catalog) {
  const { _id: courseId } = await catalog.createCourse({ courseCode: next('ONLINE'), enrollmentFee: 1200 });
  const studentId = next('pact-checkout');
  const caller = { role: 'student', userId: studentId, name: 'Rahima Begum' } as const;
  const order = { courseId, courseKind: 'admission', provider: 'bkash' };
  const student = catalog.client.as(caller);
  const { body } = await student.post<{ checkoutId: string }>('/courses/checkouts', order);
  simulator.agree(body.checkoutId);
  return { courseId, studentId, checkoutId: body.checkoutId, caller, student };
}

/** A payment whose amount is another one than ours. */
async function held(catalog: Catalog) {
  const { checkoutId, student } = await agreed(catalog);
  simulator.agree(checkoutId, 'changed-amount');
  await student.post<Checkout>(`/courses/checkouts/own/${checkoutId}/confirmation`, { outcome: 'success' });
  return { checkoutId };
}

export const checkoutStates = {
  'the student is back from a provider': async (catalog: Catalog) => {
    const { student: _student, ...state } = await agreed(catalog);
    return state;
  },
  'a payment at a provider is held': held,
};
