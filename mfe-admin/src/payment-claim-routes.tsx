import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import { Allowed } from './allowed.tsx';

const PaymentClaimsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "page-payment-claims" */ './features/payment-claims/payment-claims-page.tsx'),
  (file) => file.PaymentClaimsPage,
);

/** The desk of payment claims. */
export const paymentClaimRoutes = (
  <Route
    path="/boss/payment-claims"
    element={
      <Allowed permission={permissions.support}>
        <PaymentClaimsPage />
      </Allowed>
    }
  />
);
