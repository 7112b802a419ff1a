import { reportBrowserError } from '@pathshala/gateway-contract/http';
import { callsOf } from '@pathshala/pact/calls';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

callsOf({ consumer: 'shell', provider: 'gateway', clientAt: apiAt }, (call) => {
  call(reportBrowserError, 'report an error of a page', {
    given: 'the gateway counts errors of pages',
    as: 'visitor',
    body: { part: 'shell', version: 'v1', message: 'TypeError: x is not a function', place: 'page.js:1:20' },
  });
});
